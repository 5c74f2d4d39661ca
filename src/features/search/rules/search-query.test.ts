import { expect, it } from 'vitest';
import { foldQuery, parseSearchQuery } from './search-query.ts';

const words = (text: string) => parseSearchQuery(text).map(({ word }) => word);

it.each([
  ['Qarabağ oyunları', ['qarabag', 'oyunlari']],
  ['“Qarabağ”ın oyunu', ['qarabag', 'oyunu']],
  ['qarabag QARABAĞ', ['qarabag']],
  ['Qarabağ və Neftçi', ['qarabag', 'neftci']],
  ['və', ['ve']],
  ['MU', ['mu']],
  ['', []],
  [' — ', []],
  ['a1 b2 c3 d4 e5 f6 g7 h8 i9', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']],
])('%j searches for %j', (text, expected) => expect(words(text)).toEqual(expected));

it('folds different spellings to the same text', () => {
  for (const text of ['Neftchi  BAKI', 'neftçi bakı'])
    expect(foldQuery(parseSearchQuery(text))).toBe('neftci baki');
});

it('a query is cut after two hundred characters', () => {
  expect(words(`${' '.repeat(198)}ab`)).toEqual(['ab']);
  expect(words(`${' '.repeat(199)}ab`)).toEqual(['a']);
});

it('each word is there as typed, and says whether the query was typed with Azerbaijani letters', () => {
  expect(parseSearchQuery('NEFTÇİ baki')).toEqual([
    { word: 'neftci', typed: 'NEFTÇİ', isTypedExactly: true },
    { word: 'baki', typed: 'baki', isTypedExactly: true },
  ]);
  expect(parseSearchQuery('baki')).toEqual([{ word: 'baki', typed: 'baki', isTypedExactly: false }]);
});

it.each(['kim', 'nə', 'və ya'])('%j is searched for, although its words are very common', (text) => {
  expect(words(text)).not.toEqual([]);
});
