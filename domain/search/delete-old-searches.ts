import { formatInputDate } from '#az/format/dates.ts';
import type { Db } from '#db/schema.ts';

const KEPT_MS = 90 * 86_400_000;

/** Forgets what was looked for more than 90 days before `now` (epoch milliseconds). */
export async function deleteOldSearches(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('search_query_daily_stats')
    .where('day', '<', formatInputDate(now - KEPT_MS))
    .execute();
}
