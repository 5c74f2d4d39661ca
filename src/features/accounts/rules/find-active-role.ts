import type { Db } from '#platform/db/schema.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';

/**
 * The role that an account may use now; null for a disabled account and for one without a role. The account of
 * `adminEmail` (lower case) is always an admin (spec §6).
 */
export function resolveActiveRole(
  staff: { email: string; role?: StaffRole | null; banned?: unknown },
  adminEmail: string | null,
): StaffRole | null {
  if (adminEmail !== null && staff.email === adminEmail) return 'admin';
  return staff.banned ? null : (staff.role ?? null);
}

/** Reads an account and returns its active role. Null also when the account does not exist. */
export async function findActiveRole(
  db: Db,
  { staffId, adminEmail }: { staffId: string; adminEmail: string | null },
): Promise<StaffRole | null> {
  const staff = await findStaffRow(db, staffId);
  return staff ? resolveActiveRole(staff, adminEmail) : null;
}

function findStaffRow(db: Db, id: string) {
  const columns = ['role', 'email', 'banned'] as const;
  return db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst();
}

/**
 * Why an account cannot sign in: it is disabled or has no role any more. Null when it can sign in and when it does not
 * exist. Only for callers that know the id, such as a form that the account has open.
 */
export async function findLoginBlock(
  db: Db,
  { staffId, adminEmail }: { staffId: string; adminEmail: string | null },
): Promise<'login.banned' | 'login.noRole' | null> {
  const staff = await findStaffRow(db, staffId);
  if (!staff || resolveActiveRole(staff, adminEmail) !== null) return null;
  return staff.banned ? 'login.banned' : 'login.noRole';
}
