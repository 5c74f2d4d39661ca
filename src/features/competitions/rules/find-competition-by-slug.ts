import type { Db } from '#platform/db/schema.ts';
import type { Competition } from './competition.ts';

/** A competition with its category; null when there is none with this slug. */
export async function findCompetitionBySlug(
  db: Db,
  { slug }: { slug: string },
): Promise<(Competition & { id: string; categorySlug: string | null }) | null> {
  const row = await db
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region', 'category_slug as categorySlug'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}
