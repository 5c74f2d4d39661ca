import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** Requests of one network within one window. */
export const REQUESTS_PER_WINDOW = 120;
export const API_WINDOW_MS = MINUTE;

export interface ApiQuota {
  /** Requests that are left in this window; below zero when the limit is exceeded. */
  remaining: number;
  /** Until the next window begins. */
  resetMs: number;
}

/**
 * Counts a request to the API. `network` is a pseudonymous key. The count is in the database, so it holds for all
 * instances together.
 */
export async function countApiRequest(
  db: Db,
  { network, now }: { network: string; now: number },
): Promise<ApiQuota> {
  const windowStart = now - (now % API_WINDOW_MS);
  const { requests } = await db
    .insertInto('api_request_count')
    .values({ window_start: windowStart, network, requests: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['window_start', 'network'])
        .doUpdateSet((eb) => ({ requests: eb('api_request_count.requests', '+', 1) })),
    )
    .returning('requests')
    .executeTakeFirstOrThrow();
  return { remaining: REQUESTS_PER_WINDOW - requests, resetMs: windowStart + API_WINDOW_MS - now };
}

/** Deletes the counts of past windows. */
export async function deleteOldApiCounts(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('api_request_count')
    .where('window_start', '<', now - API_WINDOW_MS)
    .execute();
}
