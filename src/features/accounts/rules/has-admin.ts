import type { Db } from '#platform/db/schema.ts';

/** Whether an account has the role admin. Disabled admins count: the site has been set up before. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
