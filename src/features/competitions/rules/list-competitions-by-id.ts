import type { Db } from '#platform/db/schema.ts';
import type { Competition } from './competition.ts';

/** The competitions with these ids, in no order. Unknown ids are ignored. */
export async function listCompetitionsById(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<(Competition & { id: string })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region'])
    .where('id', 'in', ids)
    .execute();
}
