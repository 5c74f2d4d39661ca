import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { writeMediaRow } from '#tests/kit/content/media.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findSitemapPages, listNewsArticles, listSitemapFiles } from './find-sitemap-pages.ts';

const APRIL = Date.UTC(2026, 3, 1);

const addresses = async (db: Db, name: string) =>
  (await findSitemapPages(db, { name }))?.map(({ address }) => address) ?? null;
const articleFiles = async (db: Db) =>
  (await listSitemapFiles(db)).filter(({ name }) => name.startsWith('articles-'));

describeOnEachDatabase('sitemaps', (open) => {
  it('have a file for each month, with the date of its last change', async () => {
    const { db } = await open();
    const image = await writeMediaRow(db, 'qol.webp');
    await writeArticle(db, { title: 'Mart', image });
    const archived = await writeArticle(db, { title: 'Aprel', now: APRIL });
    await writeArticle(db, { title: 'Mart sonu', now: APRIL - 1 });
    await writeArticle(db, { title: 'Qaralama', status: 'draft', now: APRIL });
    expect(await articleFiles(db)).toEqual([
      { name: 'articles-2026-04', modifiedAt: APRIL },
      { name: 'articles-2026-03', modifiedAt: APRIL - 1 },
    ]);
    expect(await findSitemapPages(db, { name: 'articles-2026-03' })).toEqual([
      { address: '/article/mart-sonu', modifiedAt: APRIL - 1, picture: null },
      { address: '/article/mart', modifiedAt: NOON, picture: image },
    ]);

    const at = { now: APRIL + DAY, ...(await asEditor(db)) };
    await archiveArticle(db, { id: archived.id, ...at });
    expect(await articleFiles(db)).toMatchObject([{ name: 'articles-2026-03' }]);
    expect(await addresses(db, 'articles-2026-04')).toBeNull();
    const { id } = await db
      .selectFrom('article')
      .select('id')
      .where('slug', '=', 'mart')
      .executeTakeFirstOrThrow();
    await deleteArticle(db, { id, ...at });
    expect(await addresses(db, 'articles-2026-03')).toEqual(['/article/mart-sonu']);
    expect(await articleFiles(db)).toEqual([{ name: 'articles-2026-03', modifiedAt: at.now }]);
  });

  it('leave out hidden articles and copies, and have the date of that change', async () => {
    const { db } = await open();
    for (const title of ['Bir', 'iki', 'üç']) await writeArticle(db, { title });
    const later = NOON + HOUR;
    const change = (slug: string, columns: object) =>
      db
        .updateTable('article')
        .set({ ...columns, updated_at: later })
        .where('slug', '=', slug)
        .execute();
    await change('bir', { featured: 1 });
    expect(await articleFiles(db)).toEqual([{ name: 'articles-2026-03', modifiedAt: NOON }]);
    await change('iki', { noindex: 1 });
    await change('uc', { canonical_url: 'https://other.az/a' });
    expect(await addresses(db, 'articles-2026-03')).toEqual(['/article/bir']);
    expect((await listNewsArticles(db, { now: later })).map(({ slug }) => slug)).toEqual(['bir']);
    expect(await articleFiles(db)).toEqual([{ name: 'articles-2026-03', modifiedAt: later }]);
  });

  it('count the articles of a month correctly after every change', async () => {
    const { db } = await open();
    const written: { id: string }[] = [];
    for (let n = 0; n < 8; n += 1)
      written.push(await writeArticle(db, { title: `Xəbər ${n}`, now: APRIL + (n - 4) * HOUR }));
    const set = (at: number, columns: object) =>
      db
        .updateTable('article')
        .set(columns)
        .where('id', '=', written[at]?.id ?? '')
        .execute();
    await set(0, { published_at: APRIL + DAY });
    await set(1, { status: 'draft', published_at: null });
    await set(1, { status: 'published', published_at: APRIL + 40 * DAY });
    await set(5, { status: 'archived' });
    await db
      .deleteFrom('article')
      .where('id', '=', written[6]?.id ?? '')
      .execute();
    await db
      .deleteFrom('article')
      .where('id', '=', written[5]?.id ?? '')
      .execute();
    const kept = await db
      .selectFrom('sitemap_month')
      .select(['month', 'articles'])
      .orderBy('month')
      .execute();
    expect(kept).toEqual([
      { month: '2026-03', articles: 2 },
      { month: '2026-04', articles: 3 },
      { month: '2026-05', articles: 1 },
    ]);
  });

  it('name categories and authors with articles, tags with some articles, and the date of the newest', async () => {
    const { db } = await open();
    await writeCategory(db, 'chess');
    const tags = ['Zirə', 'Derbi'];
    await writeArticle(db, { tags: [...tags, 'Az'], author: 'Orxan Quliyev' });
    for (const title of ['İkinci', 'Üçüncü']) await writeArticle(db, { title, tags });
    await writeArticle(db, { title: 'Yeni', tags: ['Derbi', 'Az'], now: NOON + HOUR });
    await writeArticle(db, { title: 'Qaralama', tags: ['Gizli'], author: 'Heç Kim', status: 'draft' });
    const pages = (name: string) => findSitemapPages(db, { name });
    expect(await pages('categories')).toEqual([{ address: '/category/football', modifiedAt: NOON + HOUR }]);
    expect(await pages('tags')).toEqual([
      { address: '/tag/derbi', modifiedAt: NOON + HOUR },
      { address: '/tag/zire', modifiedAt: NOON },
    ]);
    expect(await pages('authors')).toEqual([
      { address: '/author/aysel-memmedli', modifiedAt: NOON + HOUR },
      { address: '/author/orxan-quliyev', modifiedAt: NOON },
    ]);
  });

  it('have a file for the matches of each season, without samples', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    await writeFixture(db, { id: 'a', ...stateColumns.finished, season_id, updated_at: NOON + HOUR });
    await writeFixture(db, { id: 'b', ...stateColumns.scheduled, kick_off: NOON + DAY, season_id });
    await writeFixture(db, {
      id: 'c',
      ...stateColumns.scheduled,
      season_id,
      sample: 1,
      updated_at: NOON + DAY,
    });
    await writeFixture(db, { id: 'd', ...stateColumns.scheduled, updated_at: NOON });
    expect((await listSitemapFiles(db)).slice(-2)).toEqual([
      { name: 'matches', modifiedAt: NOON },
      { name: `matches-${season_id}`, modifiedAt: NOON + HOUR },
    ]);
    expect(await addresses(db, `matches-${season_id}`)).toEqual([
      encodeURI('/oyun/b-qarabağ-neftçi'),
      encodeURI('/oyun/a-qarabağ-neftçi'),
    ]);
    expect(await addresses(db, 'matches')).toEqual([encodeURI('/oyun/d-qarabağ-neftçi')]);
    expect(await addresses(db, 'teams')).toHaveLength(2);
    expect(await addresses(db, 'competitions')).toEqual([
      '/turnir/apl',
      '/turnir/apl/oyunlar',
      '/turnir/apl/bombardirler',
    ]);
  });

  it('have only the news of the last two days', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Köhnə' });
    await writeArticle(db, { title: 'Təzə', now: NOON + 1 });
    expect(await listNewsArticles(db, { now: NOON + 2 * DAY })).toEqual([
      { slug: 'teze', title: 'Təzə', publishedAt: NOON + 1 },
    ]);
  });

  it.each([
    'articles-2026-13',
    'articles-2026-03',
    'articles-2026-03-0',
    'matches',
    'matches-x',
    'constructor',
    '',
  ])('have no file %s', async (name) => {
    expect(await findSitemapPages((await open()).db, { name })).toBeNull();
  });
});
