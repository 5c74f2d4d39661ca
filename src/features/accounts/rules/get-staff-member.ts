import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { selectStaff } from './select-staff.ts';
import { type StaffMember, toStaffMember } from './staff-member.ts';

/**
 * One member of the staff. For admins.
 * @throws Forbidden, NotFound.
 */
export async function getStaffMember(
  db: Db,
  { actor, id, adminEmail }: { actor: Actor; id: string; adminEmail: string | null },
): Promise<StaffMember> {
  requireRole(actor, 'admin');
  const row = await selectStaff(db).where('staff.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`Nobody of the newsroom has the id ${id}`);
  return toStaffMember(row, adminEmail);
}
