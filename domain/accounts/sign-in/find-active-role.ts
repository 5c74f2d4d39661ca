import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';

/**
 * The role in which somebody may work; null for a disabled account and for one without a role. The account of
 * `adminEmail` (lower case) is always an admin (spec §6).
 */
export function activeRole(
  staff: { email: string; role?: StaffRole | null; banned?: unknown },
  adminEmail: string | null,
): StaffRole | null {
  if (adminEmail !== null && staff.email === adminEmail) return 'admin';
  return staff.banned ? null : (staff.role ?? null);
}

/** The role in which the account may work now; see `activeRole`. Null also when there is no such account. */
export async function findActiveRole(
  db: Db,
  { staffId, adminEmail }: { staffId: string; adminEmail: string | null },
): Promise<StaffRole | null> {
  const staff = await db
    .selectFrom('staff')
    .select(['role', 'email', 'banned'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  return staff ? activeRole(staff, adminEmail) : null;
}
