import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listMostRead } from './most-read.ts';

const ARTICLES = 30;

describeOnEachDatabase('the most read articles of a week', (open) => {
  it('are the same when only the most read of each day are compared', async () => {
    const { db } = await open();
    const ids: string[] = [];
    for (let at = 0; at < ARTICLES; at += 1) ids.push((await writeArticle(db, { title: `Xəbər ${at}` })).id);
    const readersOf = fc.array(fc.tuple(fc.nat(20), fc.nat(5)), {
      minLength: ARTICLES * 7,
      maxLength: ARTICLES * 7,
    });
    await fc.assert(
      fc.asyncProperty(readersOf, fc.integer({ min: 1, max: 12 }), async (numbers, first) => {
        await db.deleteFrom('article_daily_stats').execute();
        const rows = numbers.map(([readers, excess], at) => ({
          day: formatInputDate(NOON - Math.floor(at / ARTICLES) * DAY),
          article_id: ids[at % ARTICLES] ?? '',
          views: readers,
          readers,
          excess_readers: Math.min(readers, excess),
        }));
        await db
          .insertInto('article_daily_stats')
          .values(rows.filter(({ readers }) => readers > 0))
          .execute();
        const query = { period: '7d', now: NOON, limit: 8 } as const;
        const found = await listMostRead(db, { ...query, candidates: { first, max: 1000 } });
        const all = await listMostRead(db, { ...query, candidates: { first: 1, max: 0 } });
        expect(found.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      }),
      { numRuns: 20 },
    );
  });
});
