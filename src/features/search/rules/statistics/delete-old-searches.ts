import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

const MAX_AGE_MS = 90 * DAY;

/** Deletes the searches that are more than 90 days older than `now` (epoch milliseconds). */
export async function deleteOldSearches(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('search_query_daily_stats')
    .where('day', '<', formatInputDate(now - MAX_AGE_MS))
    .execute();
}
