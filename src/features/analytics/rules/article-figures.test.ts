import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findSampleSubscribers, SAMPLE_SUBSCRIBERS } from './find-sample-subscribers.ts';
import { findArticleFigures, listViewsByDay, listViewsByHour } from './list-views.ts';
import { listMostReadByHour, listMostReadNow, rankMostRead } from './most-read.ts';
import {
  ARTICLE_HOURS_RETENTION_MS,
  classifyDevice,
  classifySource,
  deleteOldHours,
  deleteOldVisits,
  READER_WINDOW_MS,
} from './page-views/page-view.ts';
import { recordPageViews } from './page-views/record-page-views.ts';
import { sumViews } from './view-counts.ts';

async function open(db: Db, slug: string, reader: string, now = NOON, network: string | null = null) {
  const pageView = { slug, reader, network, source: 'direct', device: 'phone' } as const;
  await recordPageViews(db, { pageViews: [pageView], now });
}

/** Writes a published article of the actor. */
async function writePublished(db: Db, own: Awaited<ReturnType<typeof writeActor>>, title: string) {
  const { id, fields } = await writeOwnArticle(db, own, { title, author: 'Aysel' });
  const published = { status: 'published', published_at: NOON } as const;
  await db.updateTable('article').set(published).where('id', '=', id).execute();
  return { id, slug: fields.slug };
}

describeOnEachDatabase('the figures', (openDatabase) => {
  it('of an article are all its views and readers, also after it was archived', async () => {
    const { db } = await openDatabase();
    const actor = await writeActor(db, 'editor');
    const article = await writePublished(db, actor, 'Derbi');
    const unread = await writeArticle(db, { title: 'Oxunmayan', author: 'Orxan' });
    await open(db, article.slug, '1');
    await open(db, article.slug, '1', NOON + MINUTE);
    await archiveArticle(db, { id: article.id, actor, now: NOON + MINUTE, newId });
    await open(db, article.slug, '2', NOON + DAY);
    expect(await findArticleFigures(db, { id: article.id })).toEqual({
      ...article,
      title: 'Derbi',
      author: 'Aysel',
      publishedAt: NOON,
      createdBy: actor.id,
      views: 3,
      readers: 2,
    });
    expect(await findArticleFigures(db, { id: unread.id })).toMatchObject({
      author: 'Orxan',
      createdBy: null,
      views: 0,
      readers: 0,
    });
    expect(await findArticleFigures(db, { id: 'none' })).toBeNull();
    const days = await listViewsByDay(db, {
      range: { from: '2026-03-06', to: '2026-03-08' },
      scope: { of: 'article', id: article.id },
    });
    expect(days).toEqual([
      { day: '2026-03-06', views: 0, readers: 0 },
      { day: '2026-03-07', views: 2, readers: 1 },
      { day: '2026-03-08', views: 1, readers: 1 },
    ]);
  });

  it('of a staff member are those of the own articles: by hour, and read most now', async () => {
    const { db } = await openDatabase();
    const [own, other] = [await writeActor(db, 'author'), await writeActor(db, 'editor')];
    const [a, b] = [await writePublished(db, own, 'A'), await writePublished(db, own, 'B')];
    const c = await writePublished(db, other, 'C');
    await open(db, a.slug, '1');
    await open(db, b.slug, '1');
    await open(db, b.slug, '2');
    for (const reader of ['3', '4', '5']) await open(db, c.slug, reader);
    const scope = { of: 'staff', id: own.id } as const;
    const hours = await listViewsByHour(db, { from: NOON, to: NOON + HOUR, scope });
    expect(sumViews(hours)).toEqual({ views: 3, readers: 3 });
    const ids = async (query: object) =>
      (await listMostReadByHour(db, { now: NOON, scope, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual([b.id, a.id]);
    expect(await ids({ scope: { of: 'site' } })).toEqual([c.id, b.id, a.id]);
    const week = { from: '2026-03-01', to: '2026-03-07' };
    const ranked = await rankMostRead(db, { range: week, scope, articles: 1, subjects: 5 });
    expect(ranked.articles.map(({ title }) => title)).toEqual(['B']);
    // Reader 1 has opened two articles of one author, and is one reader.
    expect(ranked.authors).toMatchObject([{ slug: 'aysel', name: 'Aysel', views: 3, readers: 2 }]);
  });

  it('of now are filled up with the articles read most of all time, each article once', async () => {
    const { db } = await openDatabase();
    const slugs = new Map<string, string>();
    for (const title of ['Köhnə', 'Yeni', 'Orta', 'Oxunmayan'])
      slugs.set(title, (await writeArticle(db, { title })).slug);
    const read = async (title: string, readers: number, now: number) => {
      for (let reader = 0; reader < readers; reader++)
        await open(db, slugs.get(title) ?? '', `${title} ${reader}`, now);
    };
    await read('Köhnə', 4, NOON - 2 * DAY);
    await read('Orta', 3, NOON - 2 * DAY);
    await read('Yeni', 1, NOON - 2 * DAY);
    await read('Yeni', 1, NOON);
    const titles = async (limit: number) =>
      (await listMostReadNow(db, { now: NOON, limit })).map(({ title }) => title);
    expect(await titles(3)).toEqual(['Yeni', 'Köhnə', 'Orta']);
    expect(await titles(1)).toEqual(['Yeni']);
  });

  it('lose the visits of readers after half an hour, and the hours after their time', async () => {
    const { db } = await openDatabase();
    const { slug } = await writeArticle(db);
    const count = async (table: 'reader_visit' | 'article_network_readers' | 'article_hourly_stats') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    await open(db, slug, '1', NOON, 'network');
    await deleteOldVisits(db, { now: NOON + READER_WINDOW_MS - 1 });
    expect(await count('reader_visit')).toBe(1);
    await deleteOldVisits(db, { now: NOON + READER_WINDOW_MS });
    expect(await count('reader_visit')).toBe(0);
    expect(await count('article_network_readers')).toBe(1);
    await deleteOldVisits(db, { now: NOON + DAY });
    expect(await count('article_network_readers')).toBe(0);
    await deleteOldHours(db, { now: NOON + ARTICLE_HOURS_RETENTION_MS });
    expect(await count('article_hourly_stats')).toBe(1);
    await deleteOldHours(db, { now: NOON + ARTICLE_HOURS_RETENTION_MS + 1 });
    expect(await count('article_hourly_stats')).toBe(0);
    const siteHours = () => db.selectFrom('traffic_hourly_stats').select('hour').execute();
    await deleteOldHours(db, { now: NOON + 400 * DAY });
    expect(await siteHours()).toHaveLength(1);
    await deleteOldHours(db, { now: NOON + 400 * DAY + 1 });
    expect(await siteHours()).toEqual([]);
  });

  it('of subscribers are samples only where the demo has stored a number', async () => {
    const { db } = await openDatabase();
    expect(await findSampleSubscribers(db)).toBeNull();
    const store = (value: string) =>
      db
        .insertInto('setting')
        .values({ key: SAMPLE_SUBSCRIBERS, value, version: 1, updated_at: NOON, updated_by: null })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    await store('1200');
    expect(await findSampleSubscribers(db)).toBe(1200);
    await store('many');
    expect(await findSampleSubscribers(db)).toBeNull();
    expect(SAMPLE_SUBSCRIBERS).toBe('demo.sampleSubscribers');
  });
});

it.each([
  [' T.me ', 'paper.example', 'telegram'],
  ['paper.example:8080', 'www.Paper.example:8080', 'internal'],
  ['www.www.paper.example', 'paper.example', 'other'],
  ['google.az:8080', 'paper.example', 'search'],
  ['awww.example', 'www.awww.example', 'internal'],
  ['mywww.google.az', 'paper.example', 'search'],
])('the referring host %j of the site %j is %s', (host, own, source) => {
  expect(classifySource(host, own)).toBe(source);
});

it.each([
  ['Mozilla/5.0 (Linux; U; en-us; KFTT) AppleWebKit/535.19 Silk/3.13 Safari/535.19', 'tablet'],
  ['Mozilla/5.0 (Linux; U; SD4930UR) AppleWebKit/535.19 Silk/3.13 Mobile Safari/535.19', 'phone'],
])('the device %s is a %s', (userAgent, device) => {
  expect(classifyDevice(userAgent)).toBe(device);
});
