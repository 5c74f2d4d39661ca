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

describeOnEachDatabase('the statistics of searches', (open) => {
  async function prepare() {
    const { db } = await open();
    const search = (query: string, now = NOON, isZero = false) =>
      recordSearches(db, { searches: [{ query, isZero }], now });
    return { db, search };
  }
  const range = { from: '2026-03-07', to: '2026-03-08' };

  it('rank the most frequent queries of a range of days, equal ones by their letters', async () => {
    const { db, search } = await prepare();
    for (const query of ['zire', 'neftci', 'neftci', 'baki']) await search(query);
    await search('zire', NOON - DAY);
    await search('neftci', NOON + DAY, true);
    await search('zire', NOON + 2 * DAY);
    const ranked = await rankSearches(db, range);
    expect(ranked).toEqual([
      { query: 'neftci', count: 3, zeroCount: 1 },
      { query: 'baki', count: 1, zeroCount: 0 },
      { query: 'zire', count: 1, zeroCount: 0 },
    ]);
    expect(await rankSearches(db, { ...range, limit: 1 })).toEqual(ranked.slice(0, 1));
    expect(await countSearches(db, range)).toEqual({ count: 5, zeroCount: 1 });
    expect(await countSearches(db, { from: '2025-01-01', to: '2025-01-02' })).toEqual({
      count: 0,
      zeroCount: 0,
    });
  });

  it('rank what was not found by how often it was not found', async () => {
    const { db, search } = await prepare();
    for (const [query, found, missed] of [
      ['zire', 3, 1],
      ['neftci', 0, 2],
      ['baki', 4, 0],
    ] as const) {
      for (let time = 0; time < found; time++) await search(query);
      for (let time = 0; time < missed; time++) await search(query, NOON, true);
    }
    expect((await rankSearches(db, { ...range, onlyZero: true })).map(({ query }) => query)).toEqual([
      'neftci',
      'zire',
    ]);
  });

  it('stay for ninety days, and count the days in Baku', async () => {
    const { db, search } = await prepare();
    // Midnight in Baku.
    await search('axsam', Date.UTC(2026, 2, 7, 20) - 1);
    await search('seher', Date.UTC(2026, 2, 7, 20));
    const rows = async () =>
      (await db.selectFrom('search_query_daily_stats').select(['day', 'query']).orderBy('day').execute()).map(
        ({ day, query }) => `${day} ${query}`,
      );
    expect(await rows()).toEqual(['2026-03-07 axsam', '2026-03-08 seher']);
    await deleteOldSearches(db, { now: NOON + 90 * DAY });
    expect(await rows()).toHaveLength(2);
    await deleteOldSearches(db, { now: NOON + 91 * DAY });
    expect(await rows()).toEqual(['2026-03-08 seher']);
  });
});
