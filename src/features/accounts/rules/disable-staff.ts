import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { changeStaff, type StaffChange } from './change-staff.ts';

const MAX_REASON_LENGTH = 500;

/**
 * Disables an account and deletes its sessions and pending links. For admins, with a reason.
 * @throws InvalidInput 'staff.reasonRequired', Conflict 'staff.self', and the errors of `changeStaff`.
 */
export async function disableStaff(db: Db, change: StaffChange & { reason: string }): Promise<void> {
  const reason = change.reason.trim().slice(0, MAX_REASON_LENGTH);
  if (reason === '') throw new InvalidInput([{ field: 'reason', code: 'staff.reasonRequired' }]);
  if (change.id === change.actor.id) throw new Conflict('staff.self', 'Nobody disables their own account');
  await changeStaff(db, change, ({ role }) => ({
    action: 'staff.disable',
    set: { banned: 1, ban_reason: reason, ban_expires: null },
    after: { role, disabled: true, reason },
    afterUpdate: async (tx) => {
      await tx.deleteFrom('staff_session').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_verification').where('value', '=', change.id).execute();
    },
  }));
}
