import type { Db } from '#db/schema.ts';
import { activeRole } from './find-active-role.ts';

/**
 * Why an account cannot sign in at all: it was disabled, or has no role any more. Null when it can, and when there is no
 * such account. For who knows its id: the form they have open names it.
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
  if (!staff || activeRole(staff, adminEmail) !== null) return null;
  return staff.banned ? 'login.banned' : 'login.noRole';
}
