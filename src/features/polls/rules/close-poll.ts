import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockPoll } from './lock-poll.ts';
import { isPollClosed } from './poll.ts';
import { pollRecord } from './poll-record.ts';

/**
 * Ends a poll now. Readers then see its result. Does nothing when it is closed already.
 * @throws Forbidden, NotFound.
 */
export async function closePoll(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const poll = await lockPoll(tx, { actor, id });
    if (isPollClosed(poll, now)) return;
    await tx
      .updateTable('poll')
      .set({ closes_at: now, version: poll.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, pollRecord, {
      ...{ id, actor, action: 'close', now, newId },
      before: { closesAt: poll.closesAt, version: poll.version },
      after: { closesAt: now, version: poll.version + 1 },
    });
  });
}
