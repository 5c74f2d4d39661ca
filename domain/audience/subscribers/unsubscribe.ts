import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { hashToken } from '../mail/secret-token.ts';

/** How long the link at the foot of an issue works. */
export const UNSUBSCRIBE_WITHIN_MS = 400 * 24 * 3_600_000;

interface Link {
  /** As it stands in the link. */
  token: string;
  now: number;
}

/** Whose subscription a link would end; null when it is unknown or too old. Changes nothing. */
export async function findUnsubscription(db: Db, { token, now }: Link): Promise<{ email: string } | null> {
  return (await selectByToken(db, { token, now }).select('subscriber.email').executeTakeFirst()) ?? null;
}

/**
 * Ends a subscription at once: what is still queued for it goes too, and the issue it left by counts it. Doing it
 * twice is no mistake. False when the link is unknown or too old.
 */
export async function unsubscribe(db: Db, { token, now }: Link): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await selectByToken(tx, { token, now })
      .select(['subscriber.id', 'newsletter_delivery.issue_id'])
      .executeTakeFirst();
    if (!found) return false;
    const left = await tx
      .updateTable('subscriber')
      .set({ status: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', found.id)
      .where('status', '<>', 'unsubscribed')
      .returning('id')
      .executeTakeFirst();
    if (!left) return true;
    await tx
      .updateTable('newsletter_issue')
      .set((eb) => ({ unsubscribed_count: eb('unsubscribed_count', '+', 1) }))
      .where('id', '=', found.issue_id)
      .execute();
    await dropQueuedDeliveries(tx, { subscriberId: found.id });
    // A confirmation link still lying in a mailbox must not bring the reader back by accident.
    await tx.deleteFrom('subscriber_token').where('subscriber_id', '=', found.id).execute();
    return true;
  });
}

/** Takes a reader out of whatever is still to be sent. */
export async function dropQueuedDeliveries(
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
