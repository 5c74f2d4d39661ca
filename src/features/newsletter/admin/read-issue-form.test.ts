import { expect, test } from 'vitest';
import { readIssueForm } from './read-issue-form.ts';

function formOf(articles: string[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const id of articles) form.append('article', id);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('an empty form has no article and empty texts', () => {
  expect(readIssueForm(new FormData())).toEqual({
    kind: '',
    subject: '',
    intro: '',
    articleIds: [],
    numbers: {},
  });
});

test('selected articles are sorted by their numbers; articles without a number come last in list order', () => {
  const numbers = { a: '10', b: '', c: '2', d: 'bir' };
  const order = { 'order-a': '10', 'order-b': '', 'order-c': '2', 'order-d': 'bir', 'order-x': '1' };
  expect(readIssueForm(formOf(['a', 'b', 'c', 'd'], order))).toMatchObject({
    articleIds: ['c', 'a', 'b', 'd'],
    numbers,
  });
});

test('equal numbers keep the order of the list', () => {
  expect(readIssueForm(formOf(['b', 'a'], { 'order-a': '1', 'order-b': '1' })).articleIds).toEqual([
    'b',
    'a',
  ]);
});
