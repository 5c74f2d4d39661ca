import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import type { StaffChange } from './change-staff.ts';
import { selectStaff } from './select-staff.ts';

/**
 * Deletes an account whose invitation has not been accepted, and the links that were sent. For admins.
 * @throws Forbidden, NotFound, Conflict 'staff.accepted' or 'staff.owner'.
 */
export async function withdrawInvitation(
  db: Db,
  { actor, id, adminEmail, now, newId }: StaffChange,
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    // Locks the row, so that the invitation cannot be accepted during this transaction.
    await tx
      .updateTable('staff')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', id)
      .execute();
    const staff = await selectStaff(tx).where('staff.id', '=', id).executeTakeFirst();
    if (!staff) throw new NotFound(`Nobody of the newsroom has the id ${id}`);
    if (staff.email === adminEmail)
      throw new Conflict('staff.owner', 'The account of ADMIN_EMAIL is always an admin');
    if (staff.has_password) throw new Conflict('staff.accepted', 'The invitation has been accepted');
    await tx.deleteFrom('staff_verification').where('value', '=', id).execute();
    await tx.deleteFrom('staff').where('id', '=', id).execute();
    const { name, email, role } = staff;
    await recordAudit(tx, {
      ...{ actor, action: 'staff.withdraw', subjectType: 'staff', subjectId: id, now, newId },
      before: { name, email, role },
      after: null,
    });
  });
}
