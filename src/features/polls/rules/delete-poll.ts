import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockPoll } from './lock-poll.ts';
import { pollRecord, toPollValues } from './poll-record.ts';

/**
 * Deletes a poll without votes. An article that shows it then shows nothing in its place.
 * @throws Forbidden, NotFound, Conflict 'poll.hasVotes'.
 */
export async function deletePoll(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const poll = await lockPoll(tx, { actor, id });
    if (poll.votes > 0) throw new Conflict('poll.hasVotes', 'Readers have voted in this poll');
    await tx.deleteFrom('poll').where('id', '=', id).execute();
    await recordChange(tx, pollRecord, {
      ...{ id, actor, action: 'delete', now, newId },
      before: { ...toPollValues(poll), version: poll.version },
      after: null,
    });
  });
}
