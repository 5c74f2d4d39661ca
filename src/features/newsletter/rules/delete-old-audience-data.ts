import { DAY, HOUR, WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** How long data is stored. The privacy policy names these times. */
export const RETENTION = {
  messagesMs: 365 * DAY,
  unconfirmedMs: WEEK,
  attemptsMs: HOUR,
  failedMailsMs: 30 * DAY,
} as const;

/**
 * Deletes old messages, unconfirmed subscriptions, expired tokens, data of the rate limit and failed mails. `now` in
 * epoch milliseconds.
 */
export async function deleteOldAudienceData(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', now - RETENTION.messagesMs)
    .execute();
  await db
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('confirmation_requested_at', '<', now - RETENTION.unconfirmedMs)
    .execute();
  await db.deleteFrom('subscriber_token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('form_attempt')
    .where('created_at', '<=', now - RETENTION.attemptsMs)
    .execute();
  await db
    .deleteFrom('form_attempt_salt')
    .where('day', '<', Math.floor(now / DAY) - 1)
    .execute();
  await db
    .deleteFrom('mail_outbox')
    .where('failed_at', '<', now - RETENTION.failedMailsMs)
    .execute();
}
