import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long the hours of articles are stored. Their days are never deleted. */
export const ARTICLE_HOURS_RETENTION_MS = 35 * DAY;
/** How long the hours of the whole site are stored. */
const SITE_HOURS_RETENTION_MS = 400 * DAY;

/** Deletes the hours that no screen shows any more. `now` is epoch milliseconds. */
export async function deleteOldHours(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('article_hourly_stats')
    .where('hour', '<', now - ARTICLE_HOURS_RETENTION_MS)
    .execute();
  await db
    .deleteFrom('traffic_hourly_stats')
    .where('hour', '<', now - SITE_HOURS_RETENTION_MS)
    .execute();
}
