import { parseRegulation, type Regulation } from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionKind, StageKind } from '#features/competitions/tables.ts';
import type { Db } from '#platform/db/schema.ts';

/** A team of a stage, as a schedule needs it. */
export interface ScheduleTeam {
  id: string;
  name: string;
  /** The name of its group; null without one. */
  group: string | null;
}

/** A stage of a season whose matches are to be created. */
export interface ScheduleStage {
  id: string;
  kind: StageKind;
  /** Its name when it is not the usual one of its kind. */
  name: string | null;
  version: number;
  regulation: Regulation;
  competition: { id: string; name: string; kind: CompetitionKind };
  /** `startsOn` is epoch ms. */
  season: { id: string; name: string; startsOn: number };
  /** By the alphabet. */
  teams: ScheduleTeam[];
  /** How many matches and ties it has already. */
  matches: number;
  ties: number;
}

/** Reads a stage with its teams. Null when there is no such stage. */
export async function readScheduleStage(db: Db, { id }: { id: string }): Promise<ScheduleStage | null> {
  const row = await db
    .selectFrom('stage')
    .innerJoin('season', 'season.id', 'stage.season_id')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['stage.id', 'stage.kind', 'stage.name', 'stage.version', 'stage.regulation'])
    .select(['season_id', 'season.name as season', 'season.starts_on'])
    .select(['competition_id', 'competition.name as competition', 'competition.kind as competition_kind'])
    .where('stage.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const teams = await db
    .selectFrom('stage_team')
    .innerJoin('team', 'team.id', 'stage_team.team_id')
    .leftJoin('stage_group', 'stage_group.id', 'stage_team.group_id')
    .select(['team.id', 'team.name', 'stage_group.name as group'])
    .where('stage_team.stage_id', '=', id)
    .orderBy('stage_group.position')
    .orderBy('team.slug')
    .execute();
  const count = async (table: 'fixture' | 'tie') => {
    const { found } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('found'))
      .where('stage_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(found);
  };
  return {
    id,
    kind: row.kind,
    name: row.name,
    version: row.version,
    regulation: parseRegulation(row.regulation),
    competition: { id: row.competition_id, name: row.competition, kind: row.competition_kind },
    season: { id: row.season_id, name: row.season, startsOn: row.starts_on },
    teams,
    matches: await count('fixture'),
    ties: await count('tie'),
  };
}
