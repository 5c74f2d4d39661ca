import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { canEditPoll } from './can-edit-poll.ts';
import { getPoll } from './get-poll.ts';
import type { Poll } from './poll.ts';
import { pollRecord } from './poll-record.ts';

/**
 * Locks a poll until the end of the transaction, so that nobody votes meanwhile, and returns it.
 * @throws NotFound, or Forbidden when the actor may not change it.
 */
export async function lockPoll(tx: Db, { actor, id }: { actor: Actor; id: string }): Promise<Poll> {
  const { created_by } = await lockRecordRow(tx, pollRecord, id);
  const createdBy = typeof created_by === 'string' ? created_by : null;
  if (!canEditPoll(actor, { createdBy })) throw new Forbidden('Authors change their own polls only');
  return getPoll(tx, { id });
}
