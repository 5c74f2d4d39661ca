import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Actor, Change, SubjectChange } from '#platform/sessions/actor.ts';
import { deleteOtherSessions } from './own-sessions.ts';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  id: string;
  name: string;
  /** Epoch milliseconds. */
  createdAt: number | null;
}

/** The actor's passkeys, oldest first. */
export async function listOwnPasskeys(db: Db, { actor }: { actor: Actor }): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at'])
    .where('staff_id', '=', actor.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at }) => ({
    id,
    name: name ?? '',
    createdAt: created_at === null ? null : new Date(created_at).getTime(),
  }));
}

/** Records in the audit log that the actor added a passkey. */
export async function recordPasskey(db: Db, { name, ...change }: Change & { name: string }): Promise<void> {
  const subjectId = change.actor.id;
  await recordAudit(db, change, 'staff.passkeyAdd', subjectId, { after: { name } });
}

/**
 * Deletes a passkey of the actor, and the sessions of the actor but the one with the id `sessionId`.
 * @throws NotFound when the actor has no passkey with this id.
 */
export async function deleteOwnPasskey(
  db: Db,
  { id, sessionId, ...change }: SubjectChange & { sessionId: string },
): Promise<void> {
  const subjectId = change.actor.id;
  await inTransaction(db, async (tx) => {
    const before = await tx
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('staff_id', '=', subjectId)
      .returning('name')
      .executeTakeFirstOrThrow(() => new NotFound(`No passkey of this person has the id ${id}`));
    await deleteOtherSessions(tx, { staffId: subjectId, keepId: sessionId });
    await recordAudit(tx, change, 'staff.passkeyRemove', subjectId, { before });
  });
}
