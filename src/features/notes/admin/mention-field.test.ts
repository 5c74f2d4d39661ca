import { expect, test } from 'vitest';
import { findMentionQuery, matchPeople } from './mention-field.tsx';

const people = ['Aysel Məmmədli', 'Elvin Əliyev', 'Elşən Quliyev', 'Şəhriyar Əli'].map((name) => ({
  id: name,
  name,
}));
const names = (typed: string) => matchPeople(people, typed).map(({ name }) => name);

test.each([
  ['', ['Aysel Məmmədli', 'Elvin Əliyev', 'Elşən Quliyev', 'Şəhriyar Əli']],
  ['elv', ['Elvin Əliyev']],
  ['EL', ['Elvin Əliyev', 'Elşən Quliyev', 'Şəhriyar Əli']],
  ['elvin e', ['Elvin Əliyev']],
  ['eli', ['Elvin Əliyev', 'Şəhriyar Əli']],
  ['sehriyar', ['Şəhriyar Əli']],
  ['vin', []],
  // The name is complete; the next word has begun.
  ['Elvin Əliyev ', []],
])('the typed text “%s” finds %j', (typed, expected) => {
  expect(names(typed)).toEqual(expected);
});

test.each([
  ['Salam @elv', 10, { start: 6, text: 'elv' }],
  ['@', 1, { start: 0, text: '' }],
  ['(@el', 4, { start: 1, text: 'el' }],
  ['a@b.az', 6, null],
  ['@elvin\nyeni sətir', 17, null],
  ['heç nə', 3, null],
  ['@elvin bax', 3, { start: 0, text: 'el' }],
])('in “%s” with the cursor at %i the mention is %j', (text, cursor, expected) => {
  expect(findMentionQuery(text, cursor)).toEqual(expected);
});
