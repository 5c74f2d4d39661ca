import { expect, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { chooseCopies, type LocalCopy } from './local-copy.ts';

const copy = (over: Partial<LocalCopy>): LocalCopy => ({
  articleId: 'a',
  tabKey: 't',
  baseVersion: 3,
  at: 1000,
  fields: { title: 'Qarabağ', content: '<p>Mətn</p>' } as ArticleFields,
  ...over,
});

test('finds the copies of one article, the newest first', () => {
  const copies = [copy({}), copy({ tabKey: 'u', at: 2000 }), copy({ articleId: 'b' })];
  const { found, old } = chooseCopies(copies, { articleId: 'a', now: 3000 });
  expect(found.map(({ tabKey }) => tabKey)).toEqual(['u', 't']);
  expect(old).toEqual([]);
});

test('finds articles that were never saved', () => {
  const copies = [copy({ articleId: 'n', baseVersion: null }), copy({})];
  const { found } = chooseCopies(copies, { articleId: null, now: 3000 });
  expect(found.map(({ articleId }) => articleId)).toEqual(['n']);
});

test('lists copies that are older than 30 days as old', () => {
  const { found, old } = chooseCopies([copy({})], { articleId: 'a', now: 40 * DAY });
  expect(found).toEqual([]);
  expect(old).toHaveLength(1);
});
