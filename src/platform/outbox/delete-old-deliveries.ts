import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long editors can see what was sent. */
const RETENTION_MS = 30 * DAY;

export async function deleteOldDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('created_at', '<', now - RETENTION_MS)
    .execute();
}
