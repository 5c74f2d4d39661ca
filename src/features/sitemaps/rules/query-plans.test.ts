import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { findSitemapPages, listNewsArticles, listSitemapFiles } from './find-sitemap-pages.ts';

let database: ExplainingDatabase;
let seasonId = '';
beforeAll(async () => {
  database = await openExplainingDatabase(async (db) => {
    await seedDefaultCategories(db, { now: NOON, newId });
    await generateArticles(db, { count: 500, now: NOON, seed: 1 });
    seasonId = await writeSeason(db);
    await writeFixture(db, { season_id: seasonId });
  });
});
afterAll(() => database.close());

/** Small tables that a file lists as a whole, and the steps of the search for authors, each of which reads one row. */
const ALLOWED = /^SCAN (?:sitemap_month|category|season|author)\b/;

it.each([
  'articles-2026-03',
  'categories',
  'tags',
  'authors',
  'teams',
  'players',
  'competitions',
  'matches',
  'season',
])('the file %s is read by indexes', async (name) => {
  const file = name === 'season' ? `matches-${seasonId}` : name;
  const scans = await database.listTableScans(() => findSitemapPages(database.db, { name: file }));
  expect(scans.filter((scan) => !ALLOWED.test(scan))).toEqual([]);
});

it('the index and the news sitemap are read by indexes', async () => {
  const { db } = database;
  const scans = await database.listTableScans(async () => [
    await listSitemapFiles(db),
    await listNewsArticles(db, { now: NOON }),
  ]);
  expect(scans.filter((scan) => !ALLOWED.test(scan))).toEqual([]);
});
