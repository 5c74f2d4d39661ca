import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { ContactStatus } from '../tables.ts';

interface StatusChange {
  actor: Actor;
  id: string;
  status: ContactStatus;
  now: number;
  newId: NewId;
}

/**
 * Changes the status of a message, for instance to `archived`. For editors.
 * @throws Forbidden, NotFound.
 */
export async function setContactStatus(
  db: Db,
  { actor, id, status, now, newId }: StatusChange,
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('contact_message')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before) throw new NotFound(`No contact message has the id ${id}`);
    if (before.status === status) return;
    await tx.updateTable('contact_message').set({ status, updated_at: now }).where('id', '=', id).execute();
    await recordAudit(tx, {
      actor,
      action: 'contact.status',
      subjectType: 'contactMessage',
      subjectId: id,
      before,
      after: { status },
      now,
      newId,
    });
  });
}
