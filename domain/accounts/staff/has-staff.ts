import type { Db } from '#db/schema.ts';

/** Whether anybody works here: the owner of this e-mail, or with `besides` anybody else. */
export async function hasStaff(
  db: Db,
  who: { email: string } | { besides: string | null },
): Promise<boolean> {
  const query = db.selectFrom('staff').select('id').limit(1);
  const found =
    'email' in who ? query.where('email', '=', who.email) : query.where('email', '<>', who.besides ?? '');
  return (await found.executeTakeFirst()) !== undefined;
}
