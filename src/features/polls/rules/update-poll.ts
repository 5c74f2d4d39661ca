import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TypedFields } from '#platform/records/record.ts';
import {
  decideChange,
  type RecordChange,
  recordChange,
  refuseProblems,
} from '#platform/records/rules/write-record.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { insertOptions } from './create-poll.ts';
import { lockPoll } from './lock-poll.ts';
import type { Poll } from './poll.ts';
import { parsePoll, pollRecord, toPollValues } from './poll-record.ts';

/**
 * Changes a poll: editors any, authors their own. Once there are votes, options can be reworded but neither added nor
 * removed: votes were given among the options of that time. Nothing is written when nothing changes.
 * @throws Forbidden, NotFound, InvalidInput 'poll.…', Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function updatePoll(
  db: Db,
  { typed, version, ...change }: RecordChange & { typed: TypedFields; version: number },
): Promise<void> {
  const { actor, id, now, newId } = change;
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const poll = await lockPoll(tx, { actor, id });
    const before = toPollValues(poll);
    const { values, problems } = parsePoll(typed, before);
    refuseProblems(problems);
    if (!decideChange(pollRecord, { before, after: values, version, current: poll.version })) return;
    const { question, options, closesAt } = values;
    await writeOptions(tx, { before: poll, options, newId });
    await tx
      .updateTable('poll')
      .set({ question, closes_at: closesAt, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, pollRecord, {
      ...{ ...change, action: 'update' },
      before: { ...before, version },
      after: { ...values, version: version + 1 },
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
