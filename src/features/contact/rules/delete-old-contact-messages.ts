import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long messages are stored. The privacy policy names this time. */
export const CONTACT_RETENTION_MS = 365 * DAY;

/** `now` in epoch milliseconds. */
export async function deleteOldContactMessages(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', now - CONTACT_RETENTION_MS)
    .execute();
}
