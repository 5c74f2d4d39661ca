import { HOUR, MINUTE } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';

/** An address gets at most one mail in this time, no matter how often it is submitted. */
export const ASK_AGAIN_AFTER_MS = 10 * MINUTE;

/** Requests of one network. Mobile networks share addresses. */
const limit: AttemptLimit = { kind: 'newsletter', maxAttempts: 20, windowMs: HOUR };

interface SubscribeInput {
  email: string;
  consent: boolean;
  /** A keyed hash of the reader's network, for the limit. */
  network: string;
  now: number;
  newId: NewId;
}

/**
 * Queues a mail that asks the owner of an address to confirm the subscription. The result does not reveal whether the
 * address is already subscribed: it is the same for every address, and the mail is sent later.
 * @throws InvalidInput, or Conflict 'rate.tooMany'.
 */
export async function subscribe(
  db: Db,
  { email: typed, consent, network, now, newId }: SubscribeInput,
): Promise<void> {
  const email = parseEmail(typed);
  const problems: Problem[] = [];
  if (typed.trim() === '') problems.push({ field: 'email', code: 'newsletter.emailRequired' });
  else if (!email) problems.push({ field: 'email', code: 'newsletter.emailInvalid' });
  if (!consent) problems.push({ field: 'consent', code: 'newsletter.consentRequired' });
  if (problems.length > 0 || !email) throw new InvalidInput(problems);
  await requireAttempt(db, { ...limit, subject: `newsletter ${network}`, now });

  await inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('subscriber')
      .values({
        id: newId(),
        email,
        status: 'pending',
        consent_at: now,
        created_at: now,
        confirmed_at: null,
        unsubscribed_at: null,
        confirmation_requested_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', 'status'])
      .executeTakeFirst();
    const subscriber =
      added ??
      (await tx
        .updateTable('subscriber')
        .set({ confirmation_requested_at: now })
        .where('email', '=', email)
        .where('confirmation_requested_at', '<=', now - ASK_AGAIN_AFTER_MS)
        .returning(['id', 'status'])
        .executeTakeFirst());
    if (!subscriber) return;
    // The status changes only when the link is opened, so that others cannot subscribe an address again.
    const kind = subscriber.status === 'confirmed' ? 'alreadySubscribed' : 'confirmSubscription';
    await queueMail(tx, { kind, subjectId: subscriber.id, now, newId });
  });
}
