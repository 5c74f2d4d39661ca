import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { changeStaff, type StaffChange } from './change-staff.ts';
import { cleanStaffInput, listNameProblems } from './staff-input.ts';

/**
 * Changes the name of an account. For admins.
 * @throws InvalidInput for an invalid name, and the errors of `changeStaff`.
 */
export async function renameStaff(db: Db, change: StaffChange & { name: string }): Promise<void> {
  const { name } = cleanStaffInput({ name: change.name, email: '' });
  const problems = listNameProblems(name);
  if (problems.length > 0) throw new InvalidInput(problems);
  await changeStaff(db, change, (staff) => ({
    action: 'staff.rename',
    set: { name },
    before: { name: staff.name },
    after: { name },
  }));
}
