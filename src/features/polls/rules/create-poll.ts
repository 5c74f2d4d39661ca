import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { recordChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { parsePoll, pollRecord } from './poll-record.ts';

/**
 * Creates a poll. Readers see it when an article shows it. For authors.
 * @throws Forbidden, InvalidInput 'poll.…'.
 */
export async function createPoll(
  db: Db,
  { actor, typed, now, newId }: { actor: Actor; typed: TypedFields; now: number; newId: NewId },
): Promise<{ id: string }> {
  requireRole(actor, 'author');
  const { values, problems } = parsePoll(typed);
  refuseProblems(problems);
  const { question, options, closesAt } = values;
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('poll')
      .values({
        ...{ id, question, closes_at: closesAt, version: 1, created_by: actor.id },
        ...{ created_at: now, updated_at: now },
      })
      .execute();
    await insertOptions(tx, { pollId: id, options, newId });
    await recordChange(tx, pollRecord, {
      ...{ id, actor, action: 'create', now, newId },
      before: null,
      after: { ...values, version: 1 },
    });
  });
  return { id };
}

/** Writes the options of a poll that has none. */
export async function insertOptions(
  tx: Db,
  { pollId, options, newId }: { pollId: string; options: readonly string[]; newId: NewId },
): Promise<void> {
  await tx
    .insertInto('poll_option')
    .values(options.map((text, position) => ({ id: newId(), poll_id: pollId, position, text })))
    .execute();
}
