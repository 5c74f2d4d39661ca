import { compareAz } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { selectStaff } from './select-staff.ts';
import { type StaffMember, toStaffMember } from './staff-member.ts';

/**
 * All accounts in the order of their names. For admins.
 * @throws Forbidden.
 */
export async function listStaff(
  db: Db,
  { actor, adminEmail }: { actor: Actor; adminEmail: string | null },
): Promise<StaffMember[]> {
  requireRole(actor, 'admin');
  const rows = await selectStaff(db).execute();
  return rows.map((row) => toStaffMember(row, adminEmail)).sort((a, b) => compareAz(a.name, b.name));
}
