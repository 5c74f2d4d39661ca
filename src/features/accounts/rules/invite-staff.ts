import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { StaffChange } from './change-staff.ts';
import { insertStaff } from './create-staff.ts';
import { type RightsInput, readRights } from './read-rights.ts';
import { cleanStaffInput, listStaffProblems } from './staff-input.ts';
import { selectStaff } from './staff-member.ts';

/**
 * Creates an account without a password. The invited person chooses one with the link of the invitation. For admins.
 * @throws Forbidden, InvalidInput with every problem, or Conflict 'staff.emailTaken'.
 */
export async function inviteStaff(
  db: Db,
  input: Change & RightsInput & { name: string; email: string },
): Promise<{ id: string; name: string; email: string }> {
  const { actor, now, newId } = input;
  requireRole(actor, 'admin');
  const { name, email } = cleanStaffInput(input);
  const { role, categories, describe, ...rights } = await readRights(db, input);
  const problems = [...listStaffProblems({ name, email }), ...rights.problems];
  if (problems.length > 0 || role === null) throw new InvalidInput(problems);

  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { name, email, role, categories, passwordHash: null, now, newId });
    if (id === null)
      throw new Conflict('staff.emailTaken', 'An account with this e-mail exists', { field: 'email' });
    const after = { name, role, categories: describe({ role, categories }) };
    await recordAudit(tx, { actor, now, newId }, 'staff.invite', id, { after });
    return { id, name, email };
  });
}

/**
 * Deletes an account whose invitation has not been accepted, and the links that were sent. For admins.
 * @throws Forbidden, NotFound, Conflict 'staff.accepted' or 'staff.owner'.
 */
export async function withdrawInvitation(db: Db, { id, adminEmail, ...change }: StaffChange): Promise<void> {
  requireRole(change.actor, 'admin');
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
    const before = { name: staff.name, role: staff.role };
    await recordAudit(tx, change, 'staff.withdraw', id, { before });
  });
}
