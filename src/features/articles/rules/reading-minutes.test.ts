import { expect, it } from 'vitest';
import { countWords, readingMinutes } from './article-content.ts';

it('returns at least one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('<p>Qarabağ</p>')).toBe(1);
});

it('counts words, not tags', () => {
  const words = Array.from({ length: 540 }, () => 'oyunçu').join(' ');
  expect(readingMinutes(`<p class="one two three">${words}</p>`)).toBe(3);
});

it('a number, a score or a punctuation mark is no word, and an ending belongs to its word', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('<p>2:1 – 90</p>')).toBe(0);
  expect(countWords('<p>Neftçi-nin o’nun U21 klub2</p>')).toBe(4);
  expect(countWords('<p>bir</p><p>iki</p><ul><li>üç</li></ul>dörd<a href="x y">beş</a>')).toBe(5);
});
