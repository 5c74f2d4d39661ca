import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { changeStaff, type StaffChange } from './change-staff.ts';
import { parseRole } from './parse-role.ts';

/**
 * Changes the role of an account. For admins.
 * @throws InvalidInput 'role.unknown', and the errors of `changeStaff`.
 */
export async function changeStaffRole(db: Db, change: StaffChange & { role: string }): Promise<void> {
  const role = parseRole(change.role);
  if (role === null) throw new InvalidInput([{ field: 'role', code: 'role.unknown' }]);
  await changeStaff(db, change, ({ banned, reason }) => ({
    action: 'staff.role',
    set: { role },
    after: { role, disabled: banned, reason },
  }));
}
