import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listQueryWords, toTextFilter } from './query-words.ts';

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
  expect(toTextFilter(query)(text)).toBe(expected);
});

test('a text has its own words, and a query has at most eight', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(listQueryWords(text).length).toBeLessThanOrEqual(8);
      expect(toTextFilter(text)(text.replaceAll('\u0000', ''))).toBe(true);
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
  expect(listQueryWords(word)).toMatchObject([{ beginning }]);
});
