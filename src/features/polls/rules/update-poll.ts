import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { insertOptions } from './create-poll.ts';
import { lockPoll } from './lock-poll.ts';
import type { Poll } from './poll.ts';
import { type PollInput, parsePollInput } from './poll-input.ts';

/**
 * Changes a poll: editors any, authors their own. Once there are votes, options can be reworded but neither added nor
 * removed: votes were given among the options of that time.
 * @throws Forbidden, NotFound, InvalidInput 'poll.…', Conflict 'poll.conflict' when `version` is not the current one.
 */
export async function updatePoll(
  db: Db,
  input: { actor: Actor; id: string; poll: PollInput; version: number; now: number; newId: NewId },
): Promise<void> {
  const { actor, id, version, now, newId } = input;
  requireRole(actor, 'author');
  const { question, options, closesAt } = parsePollInput(input.poll);
  await inTransaction(db, async (tx) => {
    const before = await lockPoll(tx, { actor, id });
    if (before.version !== version) throw new Conflict('poll.conflict', 'Somebody else has changed the poll');
    await writeOptions(tx, { before, options, newId });
    await tx
      .updateTable('poll')
      .set({ question, closes_at: closesAt, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'poll.update', subjectType: 'poll', subjectId: id, now, newId },
      before: describePoll(before),
      after: { question, options, closesAt },
    });
  });
}

async function writeOptions(
  tx: Db,
  { before, options, newId }: { before: Poll; options: readonly string[]; newId: NewId },
): Promise<void> {
  if (before.votes === 0) {
    await tx.deleteFrom('poll_option').where('poll_id', '=', before.id).execute();
    return insertOptions(tx, { pollId: before.id, options, newId });
  }
  if (options.length !== before.options.length)
    throw new InvalidInput([{ field: 'options', code: 'poll.optionsFixed' }]);
  for (const [at, { id, text }] of before.options.entries())
    if (options[at] !== text)
      await tx.updateTable('poll_option').set({ text: options[at] }).where('id', '=', id).execute();
}

/** A poll as the audit log has it. */
export function describePoll({ question, options, closesAt }: Poll) {
  return { question, options: options.map(({ text }) => text), closesAt };
}
