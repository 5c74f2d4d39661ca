import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture } from '#tests/kit/content/matches.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import {
  type ArticleListChoice,
  listArticlesAfter,
  listAuthorsAfter,
  listMatchesAfter,
  listTagsAfter,
  type MatchWindow,
} from './api-lists.ts';

let database: ExplainingDatabase;
beforeAll(async () => {
  database = await openExplainingDatabase(async (db) => {
    await seedDefaultCategories(db, { now: NOON, newId });
    await generateArticles(db, { count: 1000, now: NOON, seed: 1 });
    for (let n = 0; n < 50; n++) await writeFixture(db, { kick_off: NOON + n, ...stateColumns.finished });
  });
});
afterAll(() => database.close());

const after = { value: NOON, id: 'x' };
const window = { after, since: 1, until: NOON, limit: 20 };
const articles = (list: ArticleListChoice) => () => listArticlesAfter(database.db, { list, ...window });
const matches = (filter: Partial<MatchWindow>) => () =>
  listMatchesAfter(database.db, { order: 'desc', after, limit: 20, ...filter });

const lists: Record<string, () => Promise<unknown>> = {
  'all articles': articles({ by: 'all' }),
  'articles of a category': articles({ by: 'category', categoryId: 'a' }),
  'articles of a tag': articles({ by: 'tag', tagId: 'a' }),
  'articles of an author': articles({ by: 'author', authorSlug: 'a' }),
  tags: () => listTagsAfter(database.db, { after: { value: 'a', id: 'a' }, limit: 20 }),
  'all matches': matches({}),
  'matches of a day': matches({ day: { start: NOON, end: NOON + 1 } }),
  'matches of a competition': matches({ competition: 'apl' }),
  'matches of a status': matches({ status: 'postponed', order: 'asc' }),
};

it.each(Object.entries(lists))('%s are read in order from an index', async (_name, list) => {
  const steps = await database.listSteps(list);
  expect(steps.filter((step) => /^SCAN (?!.*USING)|TEMP B-TREE FOR ORDER BY/.test(step))).toEqual([]);
});

it('matches of a team are found by an index', async () => {
  const scans = await database.listTableScans(async () => {
    await matches({ teamId: 'a' })();
  });
  expect(scans).toEqual([]);
});

it('authors are found by jumping from one to the next in their index', async () => {
  const steps = await database.listSteps(() =>
    listAuthorsAfter(database.db, { after: { value: 'a', id: 'a' }, limit: 20 }),
  );
  const ofArticles = steps.filter((step) => /\barticle\b/.test(step));
  expect(ofArticles.length).toBeGreaterThan(0);
  const indexes = /INDEX article_(bylines \(status=\? AND author_slug>\?|by_author \(author_slug=\?)\)/;
  for (const step of ofArticles) expect(step).toMatch(indexes);
});
