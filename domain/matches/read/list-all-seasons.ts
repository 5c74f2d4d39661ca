import type { Db } from '#db/schema.ts';

/** A season of a competition. */
export interface SeasonName {
  id: string;
  slug: string;
  name: string;
}

/** The seasons of a competition (its slug), also those without a table, the newest first. */
export async function listAllSeasons(
  db: Db,
  { competition, limit = 12 }: { competition: string; limit?: number },
): Promise<SeasonName[]> {
  return db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.slug', 'season.name'])
    .where('competition.slug', '=', competition)
    .orderBy('season.starts_on', 'desc')
    .limit(limit)
    .execute();
}
