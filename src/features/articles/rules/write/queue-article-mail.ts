import type { Db } from '#platform/db/schema.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/**
 * Queues the mails about an article that was submitted (to every editor and admin) or returned (to its creator). The
 * account that made the change gets none. Call it in the transaction of the change. `now` in epoch milliseconds.
 */
export async function queueArticleMail(
  tx: Db,
  input: {
    /** The revision that the change created. */
    revisionId: string;
    /** The account that created the article. */
    createdBy: string | null;
    kind: 'submit' | 'return';
    by: Actor | null;
    now: number;
    newId: NewId;
  },
): Promise<void> {
  const { revisionId: subjectId, createdBy, by, now, newId } = input;
  if (input.kind === 'return') {
    if (createdBy !== null && createdBy !== by?.id)
      await queueMail(tx, { kind: 'articleReturned', subjectId, now, newId });
    return;
  }
  const editors = await tx
    .selectFrom('staff')
    .select(['id', 'email', 'banned'])
    .where('role', 'in', ['editor', 'admin'])
    .execute();
  for (const { id, email, banned } of editors)
    if (!banned && id !== by?.id)
      await queueMail(tx, { kind: 'articlePending', subjectId, recipient: email, now, newId });
}
