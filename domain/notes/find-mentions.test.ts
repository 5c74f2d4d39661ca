import { expect, test } from 'vitest';
import { findMentions, parseNoteParts } from './find-mentions.ts';

const people = [
  { id: 'elvin', name: 'Elvin Əliyev' },
  { id: 'elvinə', name: 'Elvinə Əliyeva' },
  { id: 'aysel1', name: 'Aysel Məmmədli' },
  { id: 'aysel2', name: 'Aysel Həsənova' },
  { id: 'ali', name: 'Əli' },
  { id: 'alimov', name: 'Əli Əlimov' },
  { id: 'fedor', name: 'Фёдор Чижов' },
  { id: 'none', name: '' },
].map((one) => ({
  ...one,
  id: one.id.normalize('NFD').replace(/\W/g, '') + (one.id === 'elvinə' ? 'E' : ''),
}));

const idsIn = (text: string, chosen?: string[]) =>
  findMentions(text, { people, chosen }).mentioned.map(({ id }) => id);

test.each([
  ['@Elvin Əliyev, bax', ['elvin']],
  ['@elvin eliyev bax', ['elvin']],
  ['@ELVİN ƏLİYEVƏ de', ['elvin']],
  ['@elvin bax', ['elvin']],
  ['(@Elvinə Əliyevaya)', ['elvinE']],
  ['@aysel kimdir?', []],
  ['@Aysel Həsənova və @Aysel Məmmədli', ['aysel2', 'aysel1']],
  ['@Əli Əlimov', ['alimov']],
  ['@əli, de', ['ali']],
  ['@Fyodor Cijov', ['fedor']],
  ['@Фёдор Чижов', ['fedor']],
  ['elvin@example.az və e@elvin', []],
  ['@@Elvin Əliyev', ['elvin']],
  ['@', []],
  ['@Naməlum', []],
  ['', []],
])('%s', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('between people of one name decides who was picked; until then it is open', () => {
  const twins = [
    { id: 'bir', name: 'Nigar Əliyeva' },
    { id: 'iki', name: 'Nigar Əliyeva' },
  ];
  const pick = (chosen: string[], typed = '@Nigar Əliyeva, bax') => {
    const { text, mentioned, unsure } = findMentions(typed, { people: twins, chosen });
    return [text, mentioned.length, unsure.map(({ id }) => id).join()];
  };
  expect(pick([])).toEqual(['@Nigar Əliyeva, bax', 0, 'bir,iki']);
  expect(pick(['iki'])).toEqual(['@[iki], bax', 1, '']);
  expect(pick(['bir', 'iki'])).toEqual(['@[bir], @[iki], bax', 2, '']);
  expect(pick([], '@nigar bax')).toEqual(['@nigar bax', 0, 'bir,iki']);
  expect(pick(['bir'], '@nigar bax')).toEqual(['@[bir] bax', 1, '']);
});

test('names are kept as ids and read by the name of the day', () => {
  const { text } = findMentions('Salam @elvin eliyeve, bax: a@b.az', { people });
  expect(text).toBe('Salam @[elvin]e, bax: a@b.az');
  expect(parseNoteParts(text, new Map([['elvin', 'Elvin Məmmədov']]))).toEqual([
    { text: 'Salam ', staffId: null },
    { text: '@Elvin Məmmədov', staffId: 'elvin' },
    { text: 'e, bax: a@b.az', staffId: null },
  ]);
  expect(parseNoteParts('@[baskasi] x', new Map())).toEqual([{ text: '@[baskasi] x', staffId: null }]);
});
