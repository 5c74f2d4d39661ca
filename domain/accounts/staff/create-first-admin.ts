import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertStaff } from './insert-staff.ts';

/**
 * Makes the account of `email` an admin's: a new one with this password, to be changed at the first sign-in, or the
 * one that exists, whose password stays. Returns whether a new one was made.
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
    const what = { action: 'staff.create', subjectType: 'staff', subjectId: id };
    await recordAudit(tx, { actor: null, ...what, before: null, after, now, newId });
    return true;
  });
}
