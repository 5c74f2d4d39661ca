import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { canEditPoll } from './can-edit-poll.ts';
import { getPoll } from './get-poll.ts';
import type { Poll } from './poll.ts';

/**
 * Locks a poll until the end of the transaction, so that nobody votes meanwhile, and returns it.
 * @throws NotFound, or Forbidden when the actor may not change it.
 */
export async function lockPoll(tx: Db, { actor, id }: { actor: Actor; id: string }): Promise<Poll> {
  const row = await tx
    .updateTable('poll')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning('created_by')
    .executeTakeFirst();
  if (!row) throw new NotFound(`No poll ${id}`);
  if (!canEditPoll(actor, { createdBy: row.created_by }))
    throw new Forbidden('Authors change their own polls only');
  return getPoll(tx, { id });
}
