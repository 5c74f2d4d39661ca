import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { DAY } from '#az/format/durations.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { countAdminArticles } from './admin-list/article-filter.ts';
import { listAdminArticles } from './admin-list/list-admin-articles.ts';
import { findSimilarArticles } from './checks/find-similar-articles.ts';
import {
  findAuthorBySlug,
  listArticlesByAuthor,
  listArticlesByCategory,
  listArticlesByTag,
} from './read/article-list-page.ts';
import { countSiteTotals } from './read/count-site-totals.ts';
import { findArticleBySlug } from './read/find-article-by-slug.ts';
import { listArticleTexts } from './read/list-article-texts.ts';
import { listHomeCategories } from './read/list-home-categories.ts';
import {
  listHomeSections,
  listNewestOfCategories,
  listNewestOfMediaKind,
} from './read/list-home-sections.ts';
import { listMostReadArticles } from './read/list-most-read-articles.ts';
import { listRelatedArticles } from './read/list-related-articles.ts';
import { listFeaturedArticles, listLatestArticles } from './read/select-cards.ts';
import { findFreeSlug } from './write/article-slugs.ts';
import { publishDueArticles } from './write/publish-due-articles.ts';

const folder = mkdtempSync(join(tmpdir(), 'newsroom-plans-'));
const file = join(folder, 'site.db');
const asked: CompiledQuery[] = [];
let sqlite: Sqlite;
let db: Db;
let some: { id: string; slug: string; category_id: string; author_slug: string; tag_id: string };

beforeAll(async () => {
  const site = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(site, allMigrations);
  await seedDefaultCategories(site.db, { now: NOON, newId });
  await generateArticles(site.db, { count: 1500, now: NOON, seed: 1 });
  await site.close();
  sqlite = new Sqlite(file);
  db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite as unknown as SqliteDatabase }),
    log: (event) => {
      asked.push(event.query);
    },
  });
  some = (await db
    .selectFrom('article')
    .innerJoin('article_tag', 'article_tag.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.category_id',
      'article.author_slug',
      'article_tag.tag_id',
    ])
    .executeTakeFirstOrThrow()) as typeof some;
});
afterAll(() => {
  sqlite.close();
  rmSync(folder, { recursive: true });
});

/** The query plans of SQLite for all queries of `work`. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await work();
  return asked.flatMap(({ sql, parameters }) =>
    sqlite
      .prepare(`explain query plan ${sql}`)
      .all(parameters)
      .map((step) => (step as { detail: string }).detail),
  );
}

/**
 * Steps that scan every article, tag or count, that sort without an index, or that use the index of the back-office. The
 * lists for readers have their own indices.
 */
const COSTLY = [
  /^SCAN (article|article_tag|article_stats|media)\b(?!.* USING)/,
  /USE TEMP B-TREE/,
  /article_by_status_updated/,
];
const costly = (plan: string[]) => plan.filter((step) => COSTLY.some((pattern) => pattern.test(step)));

const lists: Record<string, () => Promise<unknown>> = {
  latest: () => listLatestArticles(db),
  featured: () => listFeaturedArticles(db),
  'most read': () => listMostReadArticles(db),
  'home categories': () => listHomeCategories(db),
  'home sections': () => listHomeSections(db, { except: new Set([some.id]) }),
  'stories of some categories': () =>
    listNewestOfCategories(db, { slugs: ['football', 'chess'], except: new Set([some.id]), limit: 4 }),
  'video stories': () => listNewestOfMediaKind(db, { kind: 'video', except: new Set([some.id]), limit: 4 }),
  'site totals': () => countSiteTotals(db),
  'an article': () => findArticleBySlug(db, { slug: some.slug }),
  'texts of articles': () => listArticleTexts(db, { ids: [some.id, 'gone'] }),
  'a category': () => listArticlesByCategory(db, { categoryId: some.category_id, page: 2 }),
  everything: () => listArticlesByCategory(db, { categoryId: null, page: 2 }),
  'a tag': () => listArticlesByTag(db, { tagId: some.tag_id, page: 2 }),
  'an author': () => listArticlesByAuthor(db, { authorSlug: some.author_slug, page: 2 }),
  'the name of an author': () => findAuthorBySlug(db, { slug: some.author_slug }),
  'a free slug': () => findFreeSlug(db, some.slug),
};

it.each(Object.entries(lists))('%s is read in order from an index', async (name, list) => {
  const plan = await plansOf(list);
  expect(plan.length).toBeGreaterThan(0);
  // The few tags of the articles of one page are sorted without an index.
  const allowed = ['an article', 'texts of articles'].includes(name) ? ['USE TEMP B-TREE FOR ORDER BY'] : [];
  expect(costly(plan)).toEqual(allowed);
});

it('related articles are ranked only among the newest of the category', async () => {
  const plan = await plansOf(() => listRelatedArticles(db, { article: some }));
  expect(plan.join('\n')).toContain('USING COVERING INDEX article_by_category (category_id=?)');
  // The few articles about the same match are sorted without an index.
  expect(costly(plan)).toEqual(['USE TEMP B-TREE FOR DISTINCT', 'USE TEMP B-TREE FOR ORDER BY']);
});

it('articles about the same match are found by the match, not among all published ones', async () => {
  const plan = await plansOf(() => listRelatedArticles(db, { article: some }));
  const [first, ...then] = plan.filter((step) => /\b(own|other)\b/.test(step));
  expect(first).toMatch(/^SEARCH own USING .*\(article_id=\?\)/);
  expect(then.join('\n')).toMatch(/SEARCH other USING .*\(fixture_id=\?\)/);
});

it('similar articles are looked for among the newest and the few scheduled ones', async () => {
  const plan = await plansOf(() =>
    findSimilarArticles(db, { id: some.id, title: '', excerpt: '', now: NOON }),
  );
  expect(plan).toEqual([
    'SEARCH article USING INDEX article_published (status=? AND published_at>?)',
    'SEARCH article USING INDEX article_scheduled (status=? AND scheduled_at<?)',
  ]);
});

it('the admin list by views looks only at the most opened articles', async () => {
  const plan = await plansOf(() =>
    listAdminArticles(db, { filter: { category: 'football' }, sort: 'views', limit: 5 }),
  );
  expect(plan.join('\n')).toContain('USING COVERING INDEX article_stats_by_');
  expect(plan.join('\n')).not.toContain('article_admin_list_by_category');
});

it('counts of the admin list with one filter are read from indexes only', async () => {
  for (const filter of [{ featured: true }, { noImage: true }, { createdBy: 'x' }, { from: NOON - DAY }]) {
    const plan = await plansOf(() => countAdminArticles(db, { filter }));
    expect(plan.filter((step) => /admin_list/.test(step) && !/COVERING/.test(step))).toEqual([]);
  }
});

it('due articles are read from the index of scheduled ones', async () => {
  const plan = await plansOf(() => publishDueArticles(db, { now: NOON, newId }));
  expect(plan).toEqual([
    'SEARCH article USING COVERING INDEX article_scheduled (status=? AND scheduled_at<?)',
  ]);
});

it('video stories are read from an index of their own', async () => {
  const plan = await plansOf(() =>
    listNewestOfMediaKind(db, { kind: 'video', except: new Set([some.id]), limit: 4 }),
  );
  expect(plan[0]).toContain('USING COVERING INDEX article_admin_list_by_media_kind (media_kind=?)');
});

it('distant pages are read from the index only', async () => {
  const plan = await plansOf(() => listArticlesByCategory(db, { categoryId: null, page: 70 }));
  expect(plan.join('\n')).toContain('USING COVERING INDEX article_published');
});
