import type { Db } from '#platform/db/schema.ts';
import type { Competition } from '../competition.ts';
import { kindsWithTable } from '../stages/stage-kinds.ts';

/** A season with the name of its competition. */
export interface SeasonOption {
  id: string;
  slug: string;
  name: string;
  competition: string;
}

const MAX_SEASONS = 60;

/** The seasons that can have a table, those of the first competitions and the newest first. With `ids` only these. */
export async function listSeasons(
  db: Db,
  { ids }: { ids?: readonly string[] } = {},
): Promise<SeasonOption[]> {
  if (ids?.length === 0) return [];
  return db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.slug', 'season.name', 'competition.name as competition'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('stage')
          .select('stage.id')
          .whereRef('stage.season_id', '=', 'season.id')
          .where('stage.kind', 'in', kindsWithTable),
      ),
    )
    .$if(ids !== undefined, (query) => query.where('season.id', 'in', ids ?? []))
    .orderBy('competition.position')
    .orderBy('season.starts_on', 'desc')
    .limit(MAX_SEASONS)
    .execute();
}

/** A season of a competition. */
export interface SeasonName {
  id: string;
  slug: string;
  name: string;
}

/** The seasons of a competition (its slug), the newest first. With `hasTable` only those that have a table. */
export async function listSeasonsOfCompetition(
  db: Db,
  { competition, hasTable = false, limit = 200 }: { competition: string; hasTable?: boolean; limit?: number },
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
