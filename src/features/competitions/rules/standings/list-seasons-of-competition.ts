import type { Db } from '#platform/db/schema.ts';

/** A season of a competition. */
export interface SeasonName {
  id: string;
  slug: string;
  name: string;
}

/** The seasons of a competition (its slug), the newest first. With `hasTable` only those that have a table. */
export async function listSeasonsOfCompetition(
  db: Db,
  { competition, hasTable = false, limit = 12 }: { competition: string; hasTable?: boolean; limit?: number },
): Promise<SeasonName[]> {
  return db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.slug', 'season.name'])
    .where('competition.slug', '=', competition)
    .$if(hasTable, (query) =>
      query.where((eb) =>
        eb.exists(
          eb.selectFrom('standing').select('team_id').whereRef('standing.season_id', '=', 'season.id'),
        ),
      ),
    )
    .orderBy('season.starts_on', 'desc')
    .limit(limit)
    .execute();
}
