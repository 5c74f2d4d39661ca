import type { Expression } from 'kysely';
import { compareAz } from '#az/characters/sort-key.ts';
import { type Team, teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { listTablesOfSeason } from '../standings/find-league-table.ts';
import type { LeagueTable, StageName } from '../standings/league-table.ts';
import { parseRegulation, type Regulation } from '../standings/regulation.ts';
import type { StageDraft } from './season-templates.ts';
import { formatStage } from './stage-words.ts';

/** A stage with its rules. */
export interface Stage extends StageName {
  regulation: Regulation;
}

/** The stages of a season in their order. */
export async function listStages(db: Db, { seasonId }: { seasonId: string }): Promise<Stage[]> {
  const rows = await db
    .selectFrom('stage')
    .select(['id', 'kind', 'name', 'regulation'])
    .where('season_id', '=', seasonId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, regulation: parseRegulation(row.regulation) }));
}

/** The stages whose goals and cards count in lists of players, and the names of those that are left out. */
export function splitStages(stages: readonly Stage[]): { stageIds: string[]; leftOut: string[] } {
  return {
    stageIds: stages.filter(({ regulation }) => regulation.counts).map(({ id }) => id),
    leftOut: stages.filter(({ regulation }) => !regulation.counts).map(formatStage),
  };
}

/** The ids of the teams of a season: those of its stages, and those that only its matches name. */
export function selectTeamsOfSeason(db: Db, seasonId: string | Expression<string>) {
  const playing = (side: 'home_id' | 'away_id') =>
    db.selectFrom('fixture').select(`${side} as team_id`).where('season_id', '=', seasonId);
  return db
    .selectFrom('stage')
    .innerJoin('stage_team', 'stage_team.stage_id', 'stage.id')
    .select('stage_team.team_id')
    .where('stage.season_id', '=', seasonId)
    .union(playing('home_id'))
    .union(playing('away_id'));
}

/** The teams of a season by name. */
export async function listTeamsOfSeason(db: Db, { seasonId }: { seasonId: string }): Promise<Team[]> {
  const rows = await db
    .selectFrom('team')
    .select(teamColumns)
    .where('team.id', 'in', selectTeamsOfSeason(db, seasonId))
    .execute();
  return rows.map(toTeam).sort((a, b) => compareAz(a.name, b.name));
}

/** What the screen of a stage shows beside its form. */
export interface StageOverview {
  competition: { id: string; name: string };
  season: { id: string; name: string };
  /** The tables as they stand: one for each group. */
  tables: LeagueTable[];
  rounds: { id: string; key: string }[];
}

/** Reads what the screen of a stage shows beside its form. Null when there is no such stage. */
export async function readStageOverview(db: Db, { id }: { id: string }): Promise<StageOverview | null> {
  const stage = await db
    .selectFrom('stage')
    .innerJoin('season', 'season.id', 'stage.season_id')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season_id', 'season.name as season', 'competition_id', 'competition.name as competition'])
    .where('stage.id', '=', id)
    .executeTakeFirst();
  if (!stage) return null;
  const [tables, rounds] = await Promise.all([
    listTablesOfSeason(db, { seasonId: stage.season_id }),
    db.selectFrom('round').select(['id', 'key']).where('stage_id', '=', id).orderBy('position').execute(),
  ]);
  return {
    competition: { id: stage.competition_id, name: stage.competition },
    season: { id: stage.season_id, name: stage.season },
    tables: tables.filter((table) => table.stage.id === id),
    rounds,
  };
}

/** The stages of a season as a new season takes them: without the teams, and the rules as they are. */
export async function listStageDrafts(db: Db, season: { seasonId: string }): Promise<StageDraft[]> {
  const stages = await listStages(db, season);
  return stages.map(({ kind, name, regulation }) => ({ kind, name, regulation }));
}

/** Writes stages after those that the season has. Returns their ids. */
export async function insertStages(
  tx: Db,
  { seasonId, drafts, newId }: { seasonId: string; drafts: readonly StageDraft[]; newId: NewId },
): Promise<string[]> {
  const last = await tx
    .selectFrom('stage')
    .select('position')
    .where('season_id', '=', seasonId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const rows = drafts.map(({ kind, name, regulation }, index) => ({
    id: newId(),
    season_id: seasonId,
    kind,
    name,
    position: (last?.position ?? 0) + index + 1,
    regulation: JSON.stringify(regulation),
    version: 1,
  }));
  if (rows.length > 0) await tx.insertInto('stage').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Puts these stages of a season into this order, each at the place of one of them. The others stay where they are. */
export async function orderStages(
  tx: Db,
  { seasonId, ids }: { seasonId: string; ids: readonly string[] },
): Promise<void> {
  const stages = await tx
    .selectFrom('stage')
    .select(['id', 'position'])
    .where('season_id', '=', seasonId)
    .orderBy('position')
    .execute();
  const places = stages.filter(({ id }) => ids.includes(id)).map(({ position }) => position);
  for (const [index, id] of ids.entries()) {
    const position = places[index];
    if (position !== undefined && stages.find((stage) => stage.id === id)?.position !== position)
      await tx.updateTable('stage').set({ position }).where('id', '=', id).execute();
  }
}
