import type { Db } from '#platform/db/schema.ts';
import { changeStaff, type StaffChange } from './change-staff.ts';

/**
 * Enables a disabled account. For admins.
 * @throws the errors of `changeStaff`.
 */
export async function enableStaff(db: Db, change: StaffChange): Promise<void> {
  await changeStaff(db, change, ({ role }) => ({
    action: 'staff.enable',
    set: { banned: 0, ban_reason: null, ban_expires: null },
    after: { role, disabled: false, reason: null },
  }));
}
