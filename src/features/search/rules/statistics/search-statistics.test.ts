import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  countSearches,
  deleteOldSearches,
  MAX_QUERIES_PER_DAY,
  rankSearches,
  recordSearches,
} from './search-statistics.ts';

describeOnEachDatabase('recordSearches', (open) => {
  it('counts by day, stores a limited number of queries and deletes them after 90 days', async () => {
    const { db } = await open();
    const zero = { query: 'ronaldo', isZero: true };
    await recordSearches(db, { searches: [zero, { query: 'qarabag', isZero: false }, zero], now: NOON });
    await recordSearches(db, { searches: [{ ...zero, isZero: false }], now: NOON });
    const rows = () => db.selectFrom('search_query_daily_stats').selectAll().orderBy('query').execute();
    expect(await rows()).toEqual([
      { day: '2026-03-07', query: 'qarabag', count: 1, no_result_count: 0 },
      { day: '2026-03-07', query: 'ronaldo', count: 3, no_result_count: 2 },
    ]);
    // The count includes days on which the query found something.
    await recordSearches(db, { searches: [{ ...zero, isZero: false }], now: NOON + DAY });
    const range = { from: '2026-03-07', to: '2026-03-08' };
    expect(await rankSearches(db, { ...range, onlyZero: true })).toEqual([
      { query: 'ronaldo', count: 4, zeroCount: 2 },
    ]);
    expect(await countSearches(db, range)).toEqual({ count: 5, zeroCount: 2 });
    await db.deleteFrom('search_query_daily_stats').where('day', '=', '2026-03-08').execute();
    // The day is almost full.
    const kept = Array.from({ length: MAX_QUERIES_PER_DAY - 7 }, (_, n) => ({
      day: '2026-03-07',
      query: `kept${n}`,
      count: 1,
      no_result_count: 0,
    }));
    await db.insertInto('search_query_daily_stats').values(kept).execute();
    const many = Array.from({ length: 15 }, (_, n) => ({ query: `new${n}`, isZero: true }));
    await recordSearches(db, { searches: [...many, { query: '', isZero: true }, zero], now: NOON });
    const stored = await rows();
    expect(stored).toHaveLength(MAX_QUERIES_PER_DAY);
    expect(stored.filter(({ query }) => query.startsWith('new'))).toHaveLength(5);
    expect(stored.find(({ query }) => query === 'ronaldo')?.count).toBe(4);
    await deleteOldSearches(db, { now: NOON + 91 * DAY });
    expect(await rows()).toEqual([]);
  });
});
