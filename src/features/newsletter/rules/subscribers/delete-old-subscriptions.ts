import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long a subscription waits for its confirmation. The privacy policy names this time. */
export const UNCONFIRMED_RETENTION_MS = 7 * DAY;

/** Deletes unconfirmed subscriptions and the tokens of links that are no longer valid. `now` in epoch milliseconds. */
export async function deleteOldSubscriptions(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('confirmation_requested_at', '<', now - UNCONFIRMED_RETENTION_MS)
    .execute();
  await db.deleteFrom('subscriber_token').where('expires_at', '<=', now).execute();
}
