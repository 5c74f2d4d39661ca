import type { Db } from '#platform/db/schema.ts';

/** Makes `oldSlug` lead to the player, and ends redirects from the current slug of the player. */
export async function writePlayerRedirect(
  tx: Db,
  { id, oldSlug }: { id: string; oldSlug: string | null },
): Promise<void> {
  const { slug } = await tx
    .selectFrom('player')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('player_redirect').where('slug', '=', slug).execute();
  if (oldSlug === null || oldSlug === slug) return;
  await tx
    .insertInto('player_redirect')
    .values({ slug: oldSlug, player_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ player_id: id }))
    .execute();
}
