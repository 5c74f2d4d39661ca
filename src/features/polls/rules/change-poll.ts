import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Actor, type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { canEditPoll, getPoll, isPollClosed, type Poll } from './poll.ts';
import { parsePoll, pollRecord, toPollValues } from './poll-record.ts';

/**
 * Creates a poll, once for each `id`. Readers see it when an article shows it. For authors.
 * @throws Forbidden, InvalidInput 'poll.…', Conflict 'form.sentBefore'.
 */
export async function createPoll(
  db: Db,
  { actor, typed, now, newId, id = newId() }: Change & { id?: string; typed: TypedFields },
): Promise<{ id: string }> {
  requireRole(actor, 'author');
  const { values, problems } = parsePoll(typed);
  refuseProblems(problems);
  const { question, options, closesAt } = values;
  await createOnce(db, 'poll', { id, question, closes_at: closesAt }, async (tx) => {
    await tx
      .insertInto('poll')
      .values({
        id,
        question,
        closes_at: closesAt,
        version: 1,
        created_by: actor.id,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await insertOptions(tx, { pollId: id, options, newId });
    await recordAudit(tx, { actor, now, newId }, 'poll.create', id, { after: { ...values, version: 1 } });
  });
  return { id };
}

/** Writes the options of a poll that has none. */
async function insertOptions(
  tx: Db,
  { pollId, options, newId }: { pollId: string; options: readonly string[]; newId: NewId },
): Promise<void> {
  await tx
    .insertInto('poll_option')
    .values(options.map((text, position) => ({ id: newId(), poll_id: pollId, position, text })))
    .execute();
}

/**
 * Changes a poll: editors any, authors their own. Once there are votes, options can be reworded but neither added nor
 * removed: votes were given among the options of that time. Nothing is written when nothing changes.
 * @throws Forbidden, NotFound, InvalidInput 'poll.…', Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function updatePoll(
  db: Db,
  { typed, version, ...change }: SubjectChange & { typed: TypedFields; version: number },
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
    await recordAudit(tx, change, 'poll.update', id, {
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

/**
 * Ends a poll now. Readers then see its result. Does nothing when it is closed already.
 * @throws Forbidden, NotFound.
 */
export async function closePoll(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const poll = await lockPoll(tx, { actor, id });
    if (isPollClosed(poll, now)) return;
    await tx
      .updateTable('poll')
      .set({ closes_at: now, version: poll.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'poll.close', id, {
      before: { closesAt: poll.closesAt, version: poll.version },
      after: { closesAt: now, version: poll.version + 1 },
    });
  });
}

/**
 * Deletes a poll without votes. An article that shows it then shows nothing in its place.
 * @throws Forbidden, NotFound, Conflict 'poll.hasVotes'.
 */
export async function deletePoll(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const poll = await lockPoll(tx, { actor, id });
    if (poll.votes > 0) throw new Conflict('poll.hasVotes', 'Readers have voted in this poll');
    await tx.deleteFrom('poll').where('id', '=', id).execute();
    await recordAudit(tx, { actor, now, newId }, 'poll.delete', id, {
      before: { ...toPollValues(poll), version: poll.version },
    });
  });
}

/**
 * Locks a poll until the end of the transaction, so that nobody votes meanwhile, and returns it.
 * @throws NotFound, or Forbidden when the actor may not change it.
 */
async function lockPoll(tx: Db, { actor, id }: { actor: Actor; id: string }): Promise<Poll> {
  const { created_by } = await lockRecordRow(tx, pollRecord, id);
  const createdBy = typeof created_by === 'string' ? created_by : null;
  if (!canEditPoll(actor, { createdBy })) throw new Forbidden('Authors change their own polls only');
  return getPoll(tx, { id });
}
