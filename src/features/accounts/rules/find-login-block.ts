import type { Db } from '#platform/db/schema.ts';
import { resolveActiveRole } from './find-active-role.ts';

/**
 * Why an account cannot sign in: it is disabled or has no role any more. Null when it can sign in and when it does not
 * exist. Only for callers that know the id, such as a form that the account has open.
 */
export async function findLoginBlock(
  db: Db,
  { staffId, adminEmail }: { staffId: string; adminEmail: string | null },
): Promise<'login.banned' | 'login.noRole' | null> {
  const staff = await db
    .selectFrom('staff')
    .select(['role', 'email', 'banned'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!staff || resolveActiveRole(staff, adminEmail) !== null) return null;
  return staff.banned ? 'login.banned' : 'login.noRole';
}
