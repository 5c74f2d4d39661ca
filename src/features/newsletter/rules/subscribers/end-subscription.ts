import { DAY } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { hashToken } from '#platform/sessions/secret-token.ts';

/** How long the unsubscribe link of an issue is valid. */
export const UNSUBSCRIBE_WITHIN_MS = 400 * DAY;

interface Link {
  /** The token in the link. */
  token: string;
  now: number;
}

/** The subscription that a link would end; null when the link is unknown or too old. Does not write. */
export async function findUnsubscription(db: Db, { token, now }: Link): Promise<{ email: string } | null> {
  return (await selectByToken(db, { token, now }).select('subscriber.email').executeTakeFirst()) ?? null;
}

/**
 * Ends a subscription, deletes its queued deliveries and counts it for the issue of the link. Unsubscribing twice is
 * allowed. Returns false when the link is unknown or too old.
 */
export async function unsubscribe(db: Db, { token, now }: Link): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await selectByToken(tx, { token, now })
      .select(['subscriber.id', 'newsletter_delivery.issue_id'])
      .executeTakeFirst();
    if (!found) return false;
    const unsubscribed = await tx
      .updateTable('subscriber')
      // Who subscribes again right away gets the mail.
      .set({ status: 'unsubscribed', unsubscribed_at: now, confirmation_requested_at: 0 })
      .where('id', '=', found.id)
      .where('status', '<>', 'unsubscribed')
      .returning('id')
      .executeTakeFirst();
    if (!unsubscribed) return true;
    await tx
      .updateTable('newsletter_issue')
      .set((eb) => ({ unsubscribed_count: eb('unsubscribed_count', '+', 1) }))
      .where('id', '=', found.issue_id)
      .execute();
    await deleteQueuedDeliveries(tx, { subscriberId: found.id });
    // An old confirmation link in a mailbox must not subscribe the reader again by accident.
    await tx.deleteFrom('subscriber_token').where('subscriber_id', '=', found.id).execute();
    return true;
  });
}

/** Deletes the queued deliveries of a subscriber. */
export async function deleteQueuedDeliveries(
  db: Db,
  { subscriberId }: { subscriberId: string },
): Promise<void> {
  await db
    .deleteFrom('newsletter_delivery')
    .where('subscriber_id', '=', subscriberId)
    .where('status', '=', 'queued')
    .execute();
}

function selectByToken(db: Db, { token, now }: Link) {
  return db
    .selectFrom('newsletter_delivery')
    .innerJoin('newsletter_issue', 'newsletter_issue.id', 'newsletter_delivery.issue_id')
    .innerJoin('subscriber', 'subscriber.id', 'newsletter_delivery.subscriber_id')
    .where('unsubscribe_hash', '=', hashToken(token))
    .where('newsletter_issue.started_at', '>', now - UNSUBSCRIBE_WITHIN_MS);
}

/**
 * Deletes a subscriber with all data. The audit log does not contain the address. The counts of sent issues stay. For
 * editors.
 * @throws Forbidden, NotFound.
 */
export async function eraseSubscriber(db: Db, { id, ...change }: SubjectChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('mail_outbox').where('subject_id', '=', id).execute();
    const erased = await tx.deleteFrom('subscriber').where('id', '=', id).returning('id').executeTakeFirst();
    if (!erased) throw new NotFound(`No subscriber has the id ${id}`);
    await recordAudit(tx, change, 'subscriber.erase', id);
  });
}

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
