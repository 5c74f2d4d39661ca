import type { Db } from '#platform/db/schema.ts';

/** A season with the name of its competition. */
export interface SeasonOption {
  id: string;
  slug: string;
  name: string;
  competition: string;
}

const MAX_SEASONS = 60;

/** The seasons of leagues, those of the first competitions and the newest first. With `ids` only these. */
export async function listSeasons(
  db: Db,
  { ids }: { ids?: readonly string[] } = {},
): Promise<SeasonOption[]> {
  if (ids?.length === 0) return [];
  return db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.slug', 'season.name', 'competition.name as competition'])
    .where('competition.kind', '=', 'league')
    .$if(ids !== undefined, (query) => query.where('season.id', 'in', ids ?? []))
    .orderBy('competition.position')
    .orderBy('season.starts_on', 'desc')
    .limit(MAX_SEASONS)
    .execute();
}
