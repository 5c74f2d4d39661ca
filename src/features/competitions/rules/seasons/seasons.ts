import type { Db } from '#platform/db/schema.ts';
import type { StageName } from '../standings/league-table.ts';

/** A stage as the list of a season shows it. */
export interface StageLine extends StageName {
  teams: number;
  matches: number;
}

export interface SeasonOverview {
  competition: { id: string; name: string };
  stages: StageLine[];
}

/** What the screen of a season shows beside its form. Null when there is no such season. */
export async function readSeasonOverview(db: Db, { id }: { id: string }): Promise<SeasonOverview | null> {
  const season = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['competition.id', 'competition.name'])
    .where('season.id', '=', id)
    .executeTakeFirst();
  if (!season) return null;
  const stages = await db
    .selectFrom('stage')
    .select(['id', 'kind', 'name'])
    .select((eb) => [
      eb
        .selectFrom('stage_team')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('stage_team.stage_id', '=', 'stage.id')
        .as('teams'),
      eb
        .selectFrom('fixture')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('fixture.stage_id', '=', 'stage.id')
        .as('matches'),
    ])
    .where('season_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    competition: { id: season.id, name: season.name },
    stages: stages.map(({ teams, matches, ...stage }) => ({
      ...stage,
      teams: Number(teams),
      matches: Number(matches),
    })),
  };
}

/** The seasons of a competition, the newest first. */
export async function listCompetitionSeasons(
  db: Db,
  { competitionId }: { competitionId: string },
): Promise<{ id: string; name: string; startsOn: number }[]> {
  return db
    .selectFrom('season')
    .select(['id', 'name', 'starts_on as startsOn'])
    .where('competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .execute();
}
