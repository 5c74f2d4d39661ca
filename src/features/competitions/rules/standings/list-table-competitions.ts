import type { Db } from '#platform/db/schema.ts';
import type { Competition } from '../competition.ts';

/** The competitions that have a table, in the editors' order. */
export async function listTableCompetitions(db: Db): Promise<Competition[]> {
  return db
    .selectFrom('competition')
    .select(['slug', 'name', 'region'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('season')
          .innerJoin('standing', 'standing.season_id', 'season.id')
          .select('standing.team_id')
          .whereRef('season.competition_id', '=', 'competition.id'),
      ),
    )
    .orderBy('position')
    .orderBy('slug')
    .execute();
}
