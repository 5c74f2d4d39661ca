import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { insertStaff } from './insert-staff.ts';

/**
 * Makes the account with this e-mail address an admin. A new account gets the password, which has to be changed at the
 * first sign-in; an existing one keeps its own. Returns whether the account is new.
 */
export async function createFirstAdmin(
  db: Db,
  admin: { email: string; name: string; passwordHash: string; now: number; newId: NewId },
): Promise<boolean> {
  const { email, now, newId } = admin;
  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { ...admin, role: 'admin', mustChangePassword: true });
    if (id === null) {
      await tx
        .updateTable('staff')
        .set({ role: 'admin', banned: 0, ban_reason: null, ban_expires: null })
        .where('email', '=', email)
        .execute();
      return false;
    }
    const after = { email, role: 'admin' };
    await recordAudit(tx, {
      ...{ actor: null, action: 'staff.create', subjectType: 'staff', subjectId: id, now, newId },
      before: null,
      after,
    });
    return true;
  });
}
