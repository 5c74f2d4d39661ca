import type { Db } from '#platform/db/schema.ts';

/** The address and the name that a new password of the account must not be. Both are null when nobody has the account. */
export async function findPasswordOwner(
  db: Db,
  staffId: string | undefined,
): Promise<{ email: string | null; name: string | null }> {
  const nobody = { email: null, name: null };
  if (staffId === undefined) return nobody;
  const rows = db.selectFrom('staff').select(['email', 'name']).where('id', '=', staffId);
  return (await rows.executeTakeFirst()) ?? nobody;
}
