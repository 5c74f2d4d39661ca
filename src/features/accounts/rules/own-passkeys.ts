import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

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
export async function recordPasskey(
  db: Db,
  { actor, name, now, newId }: { actor: Actor; name: string; now: number; newId: NewId },
): Promise<void> {
  await recordAudit(db, {
    ...{ actor, action: 'staff.passkeyAdd', subjectType: 'staff', subjectId: actor.id, now, newId },
    before: null,
    after: { name },
  });
}

/**
 * Deletes a passkey of the actor.
 * @throws NotFound when the actor has no passkey with this id.
 */
export async function deleteOwnPasskey(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('staff_id', '=', actor.id)
      .returning('name')
      .executeTakeFirst();
    if (!deleted) throw new NotFound(`No passkey of this person has the id ${id}`);
    await recordAudit(tx, {
      ...{ actor, action: 'staff.passkeyRemove', subjectType: 'staff', subjectId: actor.id, now, newId },
      before: { name: deleted.name },
      after: null,
    });
  });
}
