import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { shiftDay } from './day-range.ts';
import { listTraffic, listViewsByDay, listViewsByHour } from './list-views.ts';
import { listMostReadByHour, rankMostRead } from './most-read.ts';
import { recordPageViews } from './page-views/record-page-views.ts';
import { sumTopArticles } from './rank-articles.ts';
import { countLiveReaders, readDaySoFar } from './read-today.ts';
import { sumViews } from './view-counts.ts';

const site = { of: 'site' } as const;
const TODAY = '2026-03-07';
const week = { from: '2026-03-01', to: TODAY };

/** 5 page views of A by 2 readers, 2 of B by one of them, and yesterday 1 of B by a third. */
async function fill(db: Db) {
  const own = await writeActor(db, 'author');
  const draft = await writeOwnArticle(db, own, { title: 'A', author: 'Aysel', tags: ['Qarabağ'] });
  await db
    .updateTable('article')
    .set({ status: 'published', published_at: NOON })
    .where('id', '=', draft.id)
    .execute();
  const a = { id: draft.id, slug: draft.fields.slug };
  const b = await writeArticle(db, {
    title: 'B',
    author: 'Orxan',
    category: 'chess',
    tags: ['Qarabağ', 'Gənclər'],
  });
  const open = (slug: string, reader: string, now: number, from: object = {}) =>
    recordPageViews(db, {
      pageViews: [{ slug, reader, source: 'direct', device: 'phone', ...from }],
      now,
    });
  await open(b.slug, '3', NOON - DAY, { source: 'search', device: 'desktop' });
  await open(a.slug, '1', NOON - HOUR, { source: 'telegram' });
  await open(a.slug, '1', NOON - HOUR);
  await open(a.slug, '2', NOON);
  await open(a.slug, '2', NOON);
  await open(a.slug, '1', NOON);
  await open(b.slug, '1', NOON, { source: 'internal' });
  await open(b.slug, '1', NOON, { source: 'internal' });
  return { own, a, b };
}

describeOnEachDatabase('the analytics figures', (open) => {
  it('compare the completed hours of today with the same hours of yesterday', async () => {
    const { db } = await open();
    await fill(db);
    const soFar = (now: number) => readDaySoFar(db, { now, scope: site });
    expect(await soFar(NOON + 59 * MINUTE)).toMatchObject({
      until: NOON,
      today: { views: 2, readers: 1 },
      yesterday: { views: 0, readers: 0 },
    });
    expect(await soFar(NOON + HOUR)).toMatchObject({
      until: NOON + HOUR,
      today: { views: 7, readers: 3 },
      yesterday: { views: 1, readers: 1 },
    });
    const { hours, until } = await soFar(NOON - 12 * HOUR);
    expect([hours.length, until]).toEqual([24, NOON - 12 * HOUR]);
  });

  it('are summed by day and by hour for the site, a staff member and an article', async () => {
    const { db } = await open();
    const { own, a } = await fill(db);
    const days = await listViewsByDay(db, { range: week, scope: site });
    expect(days).toHaveLength(7);
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-06', views: 1, readers: 1 },
      { day: TODAY, views: 7, readers: 3 },
    ]);
    expect(sumViews(days)).toEqual({ views: 8, readers: 4 });
    const mine = await listViewsByDay(db, { range: week, scope: { of: 'staff', id: own.id } });
    expect(sumViews(mine)).toEqual({ views: 5, readers: 3 });
    const hours = await listViewsByHour(db, {
      from: NOON - HOUR,
      to: NOON + HOUR,
      scope: { of: 'article', id: a.id },
    });
    expect(hours.map(({ views, readers }) => [views, readers])).toEqual([
      [2, 1],
      [3, 2],
    ]);
    expect(sumViews(await listViewsByHour(db, { from: NOON - HOUR, to: NOON, scope: site }))).toEqual({
      views: 2,
      readers: 1,
    });
  });

  it('include every source and device, also those without views', async () => {
    const { db } = await open();
    await fill(db);
    const { sources, devices } = await listTraffic(db, { range: week });
    expect(sources).toHaveLength(8);
    expect(sources.slice(0, 2)).toEqual([
      { source: 'direct', views: 4, readers: 2 },
      { source: 'internal', views: 2, readers: 0 },
    ]);
    expect(devices).toEqual([
      { device: 'phone', views: 7, readers: 3 },
      { device: 'desktop', views: 1, readers: 1 },
      { device: 'tablet', views: 0, readers: 0 },
    ]);
  });

  it('rank articles, categories, authors and tags', async () => {
    const { db } = await open();
    const { own } = await fill(db);
    const scope = { of: 'staff', id: own.id } as const;
    const all = { range: week, articles: 20, subjects: 10 };
    const summarise = (rows: { views: number; readers: number; title?: string; name?: string }[]) =>
      rows.map((row) => `${row.title ?? row.name} ${row.views} ${row.readers}`);
    const ofSite = await rankMostRead(db, { ...all, scope: site });
    expect(summarise(ofSite.articles)).toEqual(['A 5 3', 'B 3 2']);
    expect(summarise(ofSite.categories)).toEqual(['football 5 3', 'chess 3 2']);
    expect(summarise(ofSite.authors)).toEqual(['Aysel 5 3', 'Orxan 3 2']);
    expect(summarise(ofSite.tags)).toEqual(['Qarabağ 8 4', 'Gənclər 3 2']);
    const ofOne = await rankMostRead(db, { ...all, scope });
    for (const part of [ofOne.articles, ofOne.categories, ofOne.authors, ofOne.tags])
      expect(summarise(part)).toHaveLength(1);
    expect(summarise([...ofOne.articles, ...ofOne.tags])).toEqual(['A 5 3', 'Qarabağ 5 3']);
    const oneDay = { ...all, range: { from: TODAY, to: TODAY }, articles: 1, subjects: 1 };
    const today = await rankMostRead(db, { ...oneDay, scope: site });
    expect(summarise([...today.articles, ...today.tags])).toEqual(['A 5 3', 'Qarabağ 7 3']);
  });

  it('include the live readers and the articles read most in this hour', async () => {
    const { db } = await open();
    const { own, a, b } = await fill(db);
    const later = NOON + 4 * MINUTE;
    expect(await countLiveReaders(db, { now: later, scope: site })).toBe(2);
    expect(await countLiveReaders(db, { now: NOON + 6 * MINUTE, scope: site })).toBe(0);
    expect(await countLiveReaders(db, { now: later, scope: { of: 'staff', id: own.id } })).toBe(2);
    expect(await countLiveReaders(db, { now: later, scope: { of: 'article', id: b.id } })).toBe(1);
    expect(await listMostReadByHour(db, { now: later, scope: site, limit: 1 })).toEqual([
      {
        id: a.id,
        slug: a.slug,
        title: 'A',
        thisHour: { views: 3, readers: 2 },
        lastHour: { views: 2, readers: 1 },
      },
    ]);
  });

  it('rank a long range in the same order as the sums of all days', async () => {
    const { db } = await open();
    const range = { from: '2026-01-01', to: TODAY };
    const articles: string[] = [];
    for (let i = 0; i < 8; i++) articles.push((await writeArticle(db, { title: `Xəbər ${newId()}` })).id);
    const rows = fc.array(
      fc.record({
        article_id: fc.constantFrom(...articles),
        // Some of them before the range.
        day: fc.integer({ min: -120, max: 0 }).map((days) => shiftDay(TODAY, days)),
        views: fc.integer({ min: 1, max: 30 }),
        readers: fc.integer({ min: 0, max: 5 }),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        await db.deleteFrom('article_daily_stats').execute();
        await db.deleteFrom('article_stats').execute();
        const days = [...new Map(all.map((row) => [`${row.article_id}${row.day}`, row])).values()];
        if (days.length > 0) await db.insertInto('article_daily_stats').values(days).execute();
        for (const [article_id, own] of Map.groupBy(days, (row) => row.article_id))
          await db
            .insertInto('article_stats')
            .values({ article_id, ...sumViews(own) })
            .execute();
        const inRange = days.filter(({ day }) => day >= range.from);
        const expected = [...Map.groupBy(inRange, (row) => row.article_id).values()]
          .map((own) => sumViews(own).views)
          .sort((x, y) => y - x)
          .slice(0, 3);
        const ranked = await sumTopArticles(db, { range, limit: 3 });
        expect(ranked.map(({ views }) => views)).toEqual(expected);
        // The same with few candidates, when the articles with the most views got them before the range.
        const candidates = { batchSize: 1, max: 4 };
        const withFewCandidates = await sumTopArticles(db, { range, limit: 3, candidates });
        expect(withFewCandidates.map(({ views }) => views)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});
