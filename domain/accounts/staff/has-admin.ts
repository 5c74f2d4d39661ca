import type { Db } from '#db/schema.ts';

/** Whether anybody is an admin, disabled ones too: whoever can sign in beside them makes no first one. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
