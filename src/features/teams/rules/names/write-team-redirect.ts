import type { Db } from '#platform/db/schema.ts';

/** Makes `oldSlug` lead to the team, and ends redirects from the current slug of the team. */
export async function writeTeamRedirect(
  tx: Db,
  { id, oldSlug }: { id: string; oldSlug: string | null },
): Promise<void> {
  const { slug } = await tx.selectFrom('team').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
  await tx.deleteFrom('team_redirect').where('slug', '=', slug).execute();
  if (oldSlug === null || oldSlug === slug) return;
  await tx
    .insertInto('team_redirect')
    .values({ slug: oldSlug, team_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ team_id: id }))
    .execute();
}
