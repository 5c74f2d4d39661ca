import { expect, it } from 'vitest';
import { readingMinutes } from './article-content.ts';

it('returns at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('<p>Qarabağ</p>')).toBe(1);
});

it('counts words, not tags', () => {
  const words = Array.from({ length: 540 }, () => 'oyunçu').join(' ');
  expect(readingMinutes(`<p class="one two three">${words}</p>`)).toBe(3);
});
