import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordPageViews } from '#features/analytics/rules/page-views/record-page-views.ts';
import { MINUTE, NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { dailyExcessReaders } from './daily-excess-readers.ts';

describeOnEachDatabase('0009-daily-excess-readers', (open, engine) => {
  it('adds up the hours of each day in Baku', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db);
    // 18:00 and 19:00, then 00:30 of the next day in Baku.
    for (const [batch, minutes] of [0, 60, 390].entries())
      await recordPageViews(db, {
        pageViews: Array.from({ length: 9 }, (_, at) => ({
          ...{ slug, reader: `${batch} ${at}`, network: 'one', source: 'direct', device: 'phone' },
        })),
        now: NOON + minutes * MINUTE,
      });
    const days = () =>
      db.selectFrom('article_daily_stats').select(['day', 'excess_readers']).orderBy('day').execute();
    const recorded = await days();
    expect(recorded.map((row) => row.excess_readers)).toEqual([13, 9]);
    await sql`alter table article_daily_stats drop column excess_readers`.execute(db);
    await sql`create index article_stats_by_readers on article_stats (readers)`.execute(db);
    await dailyExcessReaders.up(db, engine);
    expect(await days()).toEqual(recorded);
  });
});
