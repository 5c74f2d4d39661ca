import { expect, test } from 'vitest';
import { readableText, showField } from './show-field.ts';

test('HTML becomes lines of plain text', () => {
  expect(readableText('<h2>Oyun</h2><p>Qarabağ <strong>2:1</strong> &amp; Zirə</p>').trim()).toBe(
    'Oyun\nQarabağ 2:1 & Zirə',
  );
  expect(readableText('<figure><img src="/a.jpg" alt=""><figcaption>Foto</figcaption></figure>')).toContain(
    '/a.jpg',
  );
});

test('a match card is shown by the label of its match', () => {
  const card = '<p>Bir</p><div data-match-card="a1"></div><div data-match-card="a2"></div>';
  const text = readableText(card, { a1: '7 mart, 18:00 · Qarabağ 2:1 Zirə' });
  expect(text).toBe('Bir\n⚽ 7 mart, 18:00 · Qarabağ 2:1 Zirə\n⚽ artıq mövcud deyil\n');
});

test('every kind of value has a text', () => {
  expect(showField(true)).toBe('Bəli');
  expect(showField(['a', 'b'])).toBe('a, b');
  expect(showField('release', 'origin')).toBe('Press-reliz');
  expect(showField(null)).toBe('(boş)');
  expect(showField('<p></p>')).toBe('(boş)');
});
