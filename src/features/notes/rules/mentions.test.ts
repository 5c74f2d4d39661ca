import { expect, test } from 'vitest';
import { findMentions, parseNoteParts } from './mentions.ts';

const people = [
  { id: 'elvin', name: 'Elvin Əliyev' },
  { id: 'elvinə', name: 'Elvinə Əliyeva' },
  { id: 'aysel1', name: 'Aysel Məmmədli' },
  { id: 'aysel2', name: 'Aysel Həsənova' },
  { id: 'ali', name: 'Əli' },
  { id: 'alimov', name: 'Əli Əlimov' },
  { id: 'fedor', name: 'Фёдор Чижов' },
  { id: 'none', name: '' },
].map((person) => ({
  ...person,
  id: person.id.normalize('NFD').replace(/\W/g, '') + (person.id === 'elvinə' ? 'E' : ''),
}));

const findIds = (text: string, chosen?: string[]) =>
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
])('“%s” mentions %j', (text, ids) => {
  expect(findIds(text)).toEqual(ids);
});

test('a name of two people mentions those that were chosen, and is unsure without a choice', () => {
  const namesakes = [
    { id: 'bir', name: 'Nigar Əliyeva' },
    { id: 'iki', name: 'Nigar Əliyeva' },
  ];
  const pick = (chosen: string[], typed = '@Nigar Əliyeva, bax') => {
    const { text, mentioned, unsure } = findMentions(typed, { people: namesakes, chosen });
    return [text, mentioned.length, unsure.map(({ id }) => id).join()];
  };
  expect(pick([])).toEqual(['@Nigar Əliyeva, bax', 0, 'bir,iki']);
  expect(pick(['iki'])).toEqual(['@[iki], bax', 1, '']);
  expect(pick(['bir', 'iki'])).toEqual(['@[bir], @[iki], bax', 2, '']);
  expect(pick([], '@nigar bax')).toEqual(['@nigar bax', 0, 'bir,iki']);
  expect(pick(['bir'], '@nigar bax')).toEqual(['@[bir] bax', 1, '']);
});

test('names are stored as ids and shown with the current name', () => {
  const { text } = findMentions('Salam @elvin eliyeve, bax: a@b.az', { people });
  expect(text).toBe('Salam @[elvin]e, bax: a@b.az');
  expect(parseNoteParts(text, new Map([['elvin', 'Elvin Məmmədov']]))).toEqual([
    { text: 'Salam ', staffId: null },
    { text: '@Elvin Məmmədov', staffId: 'elvin' },
    { text: 'e, bax: a@b.az', staffId: null },
  ]);
  expect(parseNoteParts('@[baskasi] x', new Map())).toEqual([{ text: '@[baskasi] x', staffId: null }]);
});
