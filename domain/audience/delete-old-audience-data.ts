import type { Db } from '#db/schema.ts';

const DAY_MS = 24 * 3_600_000;
/** What the privacy policy promises, and what nobody needs any longer. */
export const KEPT = {
  messagesMs: 365 * DAY_MS,
  unconfirmedMs: 7 * DAY_MS,
  attemptsMs: 3_600_000,
  failedMailsMs: 30 * DAY_MS,
} as const;

/** Removes what has been kept long enough: old messages, subscriptions nobody confirmed, traces of the rate limit. */
export async function deleteOldAudienceData(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', now - KEPT.messagesMs)
    .execute();
  await db
    .deleteFrom('subscriber')
    .where('status', '=', 'pending')
    .where('confirmation_requested_at', '<', now - KEPT.unconfirmedMs)
    .execute();
  await db.deleteFrom('subscriber_token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('form_attempt')
    .where('created_at', '<=', now - KEPT.attemptsMs)
    .execute();
  await db
    .deleteFrom('form_attempt_salt')
    .where('day', '<', Math.floor(now / DAY_MS) - 1)
    .execute();
  await db
    .deleteFrom('mail_outbox')
    .where('failed_at', '<', now - KEPT.failedMailsMs)
    .execute();
}
