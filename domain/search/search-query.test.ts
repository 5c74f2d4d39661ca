import { expect, it } from 'vitest';
import { foldQuery, loosenQuery, matchesQuery, parseSearchQuery } from './search-query.ts';

const words = (text: string) =>
  parseSearchQuery(text).words.map(({ word, beginning }) => (beginning ? `${word}*` : word));

it.each([
  ['Qarabağ oyunları', ['qarabag', 'oyunlari*']],
  ['“Qarabağ”ın oyunu', ['qarabag', 'oyunu*']],
  ['qarabag QARABAĞ', ['qarabag*']],
  ['Qarabağ və Neftçi', ['qarabag', 'neftci*']],
  ['və', ['ve']],
  ['MU', ['mu']],
  ['', []],
  [' — ', []],
  ['a1 b2 c3 d4 e5 f6 g7 h8 i9', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']],
])('%j searches for %j', (text, expected) => expect(words(text)).toEqual(expected));

it('a loose query matches any word as a beginning, without single letters', () => {
  const loose = loosenQuery(parseSearchQuery('qarabag 1 oyunu'));
  expect(loose).toEqual({
    match: 'any',
    words: [
      { word: 'qarabag', beginning: true },
      { word: 'oyunu', beginning: true },
    ],
  });
  expect(matchesQuery(loose, 'qarabagin')).toBe(true);
  expect(matchesQuery(loose, 'qara')).toBe(false);
});

it('folds different spellings to the same text', () => {
  expect(foldQuery(parseSearchQuery('Neftchi  BAKI'))).toBe(foldQuery(parseSearchQuery('neftçi bakı')));
});
