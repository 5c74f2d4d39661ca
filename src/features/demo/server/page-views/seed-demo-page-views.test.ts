import { expect, it, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { findSampleSubscribers } from '#features/analytics/rules/find-sample-subscribers.ts';
import { listTraffic, listViewsByDay } from '#features/analytics/rules/list-views.ts';
import { sumViews } from '#features/analytics/rules/view-counts.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { distributeInProportion, seedDemoPageViews, spreadViews } from './seed-demo-page-views.ts';

test('shares are integers and add up to the total', () => {
  expect(distributeInProportion(10, [1, 1, 1])).toEqual([3, 4, 3]);
  expect(distributeInProportion(0, [1, 2])).toEqual([0, 0]);
  const spread = spreadViews({ views: 1000, publishedAt: NOON - 3 * DAY, from: 0, now: NOON });
  expect([...spread.values()].reduce((a, b) => a + b)).toBe(1000);
  const [early, late] = [0, 2].map((days) =>
    [...spread].filter(([hour]) => Math.floor((hour - NOON + 3 * DAY) / DAY) === days),
  );
  const sum = (hours: typeof early) => (hours ?? []).reduce((total, [, views]) => total + views, 0);
  expect(sum(early)).toBeGreaterThan(2 * sum(late));
});

describeOnEachDatabase('seedDemoPageViews', (open) => {
  it('writes statistics that agree with each other and with the articles', async () => {
    const { db } = await open();
    for (const [at, views] of [700, 300].entries()) {
      const { id } = await writeArticle(db, { now: NOON - at * DAY, tags: ['Qarabağ'] });
      await db
        .insertInto('article_stats')
        .values({ article_id: id, views, readers: views / 2 })
        .execute();
    }
    await seedDemoPageViews(db, { now: NOON + DAY });
    const range = { from: '2026-02-01', to: '2026-03-08' };
    const days = await listViewsByDay(db, { range, scope: { of: 'site' } });
    expect(sumViews(days).views).toBe(1000);
    expect(sumViews((await listTraffic(db, { range })).sources).views).toBe(1000);
    const subjects = await db.selectFrom('subject_daily_stats').select(['kind', 'views']).execute();
    for (const kind of ['category', 'author', 'tag']) {
      const own = subjects.filter((row) => row.kind === kind);
      expect(own.reduce((sum, row) => sum + row.views, 0)).toBe(1000);
    }
  });

  it('writes the sample number of subscribers', async () => {
    const { db } = await open();
    expect(await findSampleSubscribers(db)).toBeNull();
    await writeArticle(db);
    await seedDemoPageViews(db, { now: NOON + DAY });
    expect(await findSampleSubscribers(db)).toBe(235_000);
  });
});
