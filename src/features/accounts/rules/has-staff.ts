import type { Db } from '#platform/db/schema.ts';

/** Whether there is an account with this e-mail address, or any account with another one than `exceptEmail`. */
export async function hasStaff(
  db: Db,
  filter: { email: string } | { exceptEmail: string | null },
): Promise<boolean> {
  const query = db.selectFrom('staff').select('id').limit(1);
  const matching =
    'email' in filter
      ? query.where('email', '=', filter.email)
      : query.where('email', '<>', filter.exceptEmail ?? '');
  return (await matching.executeTakeFirst()) !== undefined;
}
