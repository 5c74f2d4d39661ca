import type { Db } from '#db/schema.ts';

const DAY_MS = 86_400_000;
/** Hours of single articles; their days are kept for good. */
export const ARTICLE_HOURS_KEPT_MS = 35 * DAY_MS;
/** Hours of the whole paper. */
const SITE_HOURS_KEPT_MS = 400 * DAY_MS;

/** Forgets hours that no screen shows any more; the days stay. `now` is epoch milliseconds. */
export async function deleteOldHours(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('article_hourly_stats')
    .where('hour', '<', now - ARTICLE_HOURS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('traffic_hourly_stats')
    .where('hour', '<', now - SITE_HOURS_KEPT_MS)
    .execute();
}
