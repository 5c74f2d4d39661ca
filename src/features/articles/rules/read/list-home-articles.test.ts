import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { listCategories, listOrderedCategories } from '#features/categories/rules/read-categories.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { archiveArticle } from '../write/move-article.ts';
import { countSiteTotals } from './count-site-totals.ts';
import { listHomeCategories } from './list-home-categories.ts';
import { listMostReadArticles } from './list-most-read-articles.ts';
import { listFeaturedArticles, listLatestArticles } from './select-cards.ts';

const titles = (cards: { title: string }[]) => cards.map((card) => card.title).join(' ');
const read = (db: Db, id: string, readers: number, views = readers) =>
  db.insertInto('article_stats').values({ article_id: id, readers, views }).execute();

describeOnEachDatabase('the lists of the home page', (open) => {
  it('show only published articles, newest first', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'A', now: NOON, featured: true });
    await writeArticle(db, { title: 'C', now: NOON + 2 * MINUTE });
    await writeArticle(db, { title: 'B', now: NOON + MINUTE, featured: true });
    await writeArticle(db, { title: 'D', status: 'draft', featured: true });
    await writeArticle(db, { title: 'S', status: 'scheduled', scheduledAt: NOON + MINUTE, featured: true });
    const old = await writeArticle(db, { title: 'O', featured: true });
    await archiveArticle(db, { id: old.id, now: NOON, ...(await asEditor(db)) });

    expect(titles(await listLatestArticles(db))).toBe('C B A');
    expect(titles(await listLatestArticles(db, { limit: 2 }))).toBe('C B');
    expect(titles(await listFeaturedArticles(db))).toBe('B A');
    expect(await countSiteTotals(db)).toEqual({ articles: 3, categories: 1, featured: 2 });
  });

  it('are empty on an empty site', async () => {
    const { db } = await open();
    expect(await listLatestArticles(db)).toEqual([]);
    expect(await listMostReadArticles(db)).toEqual([]);
    expect(await listHomeCategories(db)).toEqual([]);
    expect(await countSiteTotals(db)).toEqual({ articles: 0, categories: 0, featured: 0 });
  });

  it('include the category and the library image of a card', async () => {
    const { db } = await open();
    await db
      .insertInto('media')
      .values({
        id: newId(),
        url: '/media/articles/1-a.jpg',
        path: 'articles/1-a.jpg',
        name: 'a.jpg',
        size: 9,
        content_type: 'image/jpeg',
        width: 1600,
        height: 900,
        md5_hash: 'x',
        dominant_color: '#112233',
        focal_x: 0.25,
        focal_y: 0.75,
        alt: 'Stadion',
        decorative: 0,
        credit: 'Foto: A',
        created_at: NOON,
        updated_at: NOON,
      })
      .execute();
    await writeArticle(db, { image: '/media/articles/1-a.jpg' });
    const [card] = await listLatestArticles(db);
    expect(card?.category).toEqual({ slug: 'football', name: 'football', color: '#10b981' });
    expect(card?.picture).toEqual({
      url: '/media/articles/1-a.jpg',
      width: 1600,
      height: 900,
      color: '#112233',
      alt: 'Stadion',
      credit: 'Foto: A',
      caption: '',
      focalX: 0.25,
      focalY: 0.75,
    });
  });

  it('order the most read by total views, then the newest', async () => {
    const { db } = await open();
    for (const [title, readers, views] of [
      ['A', 9, 5],
      ['B', 5, 6],
      ['C', 3, 7],
    ] as const) {
      await read(db, (await writeArticle(db, { title, now: NOON - 9 * MINUTE })).id, readers, views);
    }
    await read(db, (await writeArticle(db, { title: 'X', status: 'draft' })).id, 99);
    await writeArticle(db, { title: 'N', now: NOON });
    expect(titles(await listMostReadArticles(db))).toBe('C B A N');
    expect(titles(await listMostReadArticles(db, { limit: 2 }))).toBe('C B');
    for (let at = 1; at < 20; at++)
      await writeArticle(db, { title: `${at}`, now: NOON - at, featured: true });
    expect(await listMostReadArticles(db)).toHaveLength(8);
    expect(await listLatestArticles(db)).toHaveLength(12);
    expect(await listFeaturedArticles(db)).toHaveLength(5);
  });

  it('list categories by name, also in the Azerbaijani alphabet', async () => {
    const { db } = await open();
    for (const name of ['Zorxana', 'Əl topu', 'Çövkən', 'Cüdo']) await writeCategory(db, name, name);
    const byName = ['Cüdo', 'Çövkən', 'Əl topu', 'Zorxana'];
    expect((await listHomeCategories(db)).map(({ name }) => name)).toEqual(byName);
    expect((await listOrderedCategories(db)).map(({ name }) => name)).toEqual(byName);
  });

  it('list categories in the editors’ order, each with its newest article', async () => {
    const { db } = await open();
    for (const name of ['Əl topu', 'Futbol', 'Çövkən', 'Cüdo', 'Eskrim', 'İdman'])
      await writeCategory(db, name, name);
    for (const [position, name] of ['Əl topu', 'Futbol', 'Çövkən', 'Cüdo', 'Eskrim', 'İdman'].entries())
      await db.updateTable('category').set({ position }).where('name', '=', name).execute();
    await writeArticle(db, { title: 'A', category: 'cudo', now: NOON });
    await writeArticle(db, { title: 'B', category: 'cudo', now: NOON + 1 });
    await writeArticle(db, { title: 'X', category: 'futbol', status: 'draft' });
    const grid = await listHomeCategories(db, { limit: 5 });
    expect(grid.map((category) => category.name)).toEqual(['Əl topu', 'Futbol', 'Çövkən', 'Cüdo', 'Eskrim']);
    expect(grid.map((category) => category.newest?.title ?? null)).toEqual([null, null, null, 'B', null]);
    const shown = await db
      .selectFrom('article')
      .select('id')
      .where('title', '=', 'B')
      .executeTakeFirstOrThrow();
    const others = await listHomeCategories(db, { limit: 5, except: [shown.id] });
    expect(others.map((category) => category.newest?.title ?? null)).toEqual([null, null, null, 'A', null]);
    expect((await listOrderedCategories(db, { limit: 2 })).map(({ name }) => name)).toEqual([
      'Əl topu',
      'Futbol',
    ]);
    expect((await listCategories(db)).map((category) => category.articleCount)).toEqual([2, 0, 0, 0, 0, 0]);
  });
});
