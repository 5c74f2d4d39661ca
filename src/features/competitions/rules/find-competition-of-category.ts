import type { Db } from '#platform/db/schema.ts';
import type { Competition } from './competition.ts';

/** The competition that a category is about; null for most categories. */
export async function findCompetitionOfCategory(
  db: Db,
  { categorySlug }: { categorySlug: string },
): Promise<Competition | null> {
  const row = await db
    .selectFrom('competition')
    .select(['slug', 'name', 'region'])
    .where('category_slug', '=', categorySlug)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
