import { DAY } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { hashToken } from '#platform/sessions/secret-token.ts';

/** How long the link of a confirmation mail is valid. */
export const CONFIRM_WITHIN_MS = 3 * DAY;

interface Link {
  /** The token in the link. */
  token: string;
  now: number;
}

/** The subscription that a link would confirm; null when the link is unknown or too old. Does not write. */
export async function findConfirmation(db: Db, { token, now }: Link): Promise<{ email: string } | null> {
  const found = await selectByToken(db, { token, now }).select('subscriber.email').executeTakeFirst();
  return found ?? null;
}

/** Confirms a subscription. Confirming twice is allowed. Returns false when the link is unknown or too old. */
export async function confirmSubscription(db: Db, { token, now }: Link): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await selectByToken(tx, { token, now }).select('subscriber.id').executeTakeFirst();
    if (!found) return false;
    await tx
      .updateTable('subscriber')
      .set({ status: 'confirmed', confirmed_at: now, consent_at: now, unsubscribed_at: null })
      .where('id', '=', found.id)
      .where('status', '<>', 'confirmed')
      .execute();
    return true;
  });
}

function selectByToken(db: Db, { token, now }: Link) {
  return db
    .selectFrom('subscriber_token')
    .innerJoin('subscriber', 'subscriber.id', 'subscriber_token.subscriber_id')
    .where('hash', '=', hashToken(token))
    .where('expires_at', '>', now);
}
