import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterByWords, listFilterWords } from './filter-words.ts';

test.each([
  ['qarabağ', 'Qarabağ FK', true],
  ['QARABAGIN', 'Qarabağ FK', true],
  ['Карабаха', 'Karabax', true],
  ['fk qara', 'Qarabağ FK', true],
  ['neftchi', 'Neftçi', true],
  ['araz-nax', 'Araz-Naxçıvan', true],
  ['komandalar', 'Komandanın heyəti', true],
  ['qarabağ zirə', 'Qarabağ FK', false],
  ['100%', '100 qol', false],
  ['mu', 'Mançester Yunayted\nMU', true],
  ['mu', 'Samux', false],
  ['™', 'Nişan ™', true],
  ['100%qol', '100 qol', false],
  ['—', 'Qarabağ', false],
  ['', 'Qarabağ', true],
])('%s in “%s”: %s', (query, text, expected) => {
  expect(filterByWords([text], query, String)).toEqual(expected ? [text] : []);
});

test('a text has its own words, and a query has at most eight', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(listFilterWords(text).length).toBeLessThanOrEqual(8);
      expect(filterByWords([text], text, (one) => one.replaceAll('\u0000', ''))).toEqual([text]);
    }),
  );
});

test.each([
  ['Qarabağın', 'qaraba'],
  ['neftçinin', 'neftci'],
  ['zirə', 'zire'],
  ['MU', null],
  ['100%', null],
])('the forms of %s begin with %s', (word, beginning) => {
  expect(listFilterWords(word)).toMatchObject([{ beginning }]);
});

test('a short word is an abbreviation when some text has it, else a beginning', () => {
  const names = ['Mançester Yunayted\nMU', 'Bavariya\nBayern Münhen', 'Samux'];
  expect(filterByWords(names, 'mu', String)).toEqual([names[0]]);
  expect(filterByWords(names.slice(1), 'mu', String)).toEqual([names[1]]);
});
