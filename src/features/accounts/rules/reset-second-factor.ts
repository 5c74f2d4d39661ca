import type { Db } from '#platform/db/schema.ts';
import { changeStaff, type StaffChange } from './change-staff.ts';

/**
 * Deletes the second factor, the passkeys and the sessions of somebody who lost their phone. For admins.
 * @throws the errors of `changeStaff`.
 */
export async function resetSecondFactor(db: Db, change: StaffChange): Promise<void> {
  await changeStaff(db, change, ({ role, banned, reason }) => ({
    action: 'staff.resetSecondFactor',
    set: { two_factor_enabled: 0 },
    after: { role, disabled: banned, reason, secondFactor: false },
    afterUpdate: async (tx) => {
      await tx.deleteFrom('staff_passkey').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_two_factor').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_session').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_verification').where('value', '=', change.id).execute();
    },
  }));
}
