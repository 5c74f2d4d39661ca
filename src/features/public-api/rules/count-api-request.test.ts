import { expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  API_WINDOW_MS,
  countApiRequest,
  deleteOldApiCounts,
  REQUESTS_PER_WINDOW,
} from './count-api-request.ts';

describeOnEachDatabase('countApiRequest', (open) => {
  it('counts the requests of a network within a window, also at the same time', async () => {
    const { db } = await open();
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => countApiRequest(db, { network: 'a', now: NOON + 1000 })),
    );
    const left = counted.map(({ remaining }) => REQUESTS_PER_WINDOW - remaining);
    expect(left.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(counted[0]?.resetMs).toBe(API_WINDOW_MS - 1000);
    expect(await countApiRequest(db, { network: 'b', now: NOON })).toMatchObject({
      remaining: REQUESTS_PER_WINDOW - 1,
    });
  });

  it('begins again in the next window, and deletes past ones', async () => {
    const { db } = await open();
    await countApiRequest(db, { network: 'a', now: NOON });
    const now = NOON + 2 * API_WINDOW_MS;
    expect(await countApiRequest(db, { network: 'a', now })).toEqual({
      ...{ remaining: REQUESTS_PER_WINDOW - 1, resetMs: API_WINDOW_MS },
    });
    await deleteOldApiCounts(db, { now });
    expect(await db.selectFrom('api_request_count').select('window_start').execute()).toEqual([
      { window_start: now },
    ]);
  });
});
