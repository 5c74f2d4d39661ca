import type { Db } from '#platform/db/schema.ts';
import type { FormResult, Standing } from './league-table.ts';
import { parseRegulation, type Regulation } from './regulation.ts';

/** The statuses whose score counts in the table. An abandoned match counts when a result has been awarded. */
const COUNTED = ['finished', 'awarded', 'live', 'suspended'] as const;

/** Points of conduct for each card, as FIFA counts them. */
const CONDUCT: Readonly<Record<string, number>> = { yellow: 1, secondYellow: 2, red: 4 };

/** A match that counts: a result, or a live match as it stands. */
export interface CountedMatch {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
  /** Epoch ms. */
  kickOff: number;
  /** Orders the rounds; null when the match has none. */
  round: number | null;
  isLive: boolean;
}

/** What a team has without a match of the table: totals from before the first one, and points that it brings along. */
type StartOfTeam = Pick<Standing, 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'form'> & {
  points?: number;
};

/** What a table is computed from. */
export interface TableResults {
  regulation: Regulation;
  /** The teams of the table, in alphabetical order: it decides when nothing else does. */
  teams: readonly string[];
  matches: readonly CountedMatch[];
  starts: ReadonlyMap<string, StartOfTeam>;
  /** Points taken away, by team. */
  deductions: ReadonlyMap<string, number>;
  /** The places that editors have set, by team, from 1. */
  places: ReadonlyMap<string, number>;
  /** Points of conduct for cards, by team: fewer are better. Only when the rules ask for them. */
  conduct: ReadonlyMap<string, number>;
}

/** What the tables of a stage are computed from, before the teams are divided into groups. */
export interface StageResults extends TableResults {
  /** The groups of the teams, by team. A team without a group is in the table that is no group. */
  groups: ReadonlyMap<string, string>;
  /** The names of the groups by their ids. */
  groupNames: ReadonlyMap<string, string>;
}

/** Reads what the tables of a stage are computed from. */
export async function readStageResults(
  db: Db,
  stage: { id: string; regulation: string },
): Promise<StageResults> {
  const ofStage = stage.id;
  const regulation = parseRegulation(stage.regulation);
  const matches = await readMatches(db, ofStage);
  const starts = await db.selectFrom('standing_start').selectAll().where('stage_id', '=', ofStage).execute();
  const deductions = await db
    .selectFrom('point_deduction')
    .selectAll()
    .where('stage_id', '=', ofStage)
    .execute();
  const places = await db.selectFrom('standing_place').selectAll().where('stage_id', '=', ofStage).execute();
  const teams = await readTeams(db, ofStage);
  const groups = await db
    .selectFrom('stage_group')
    .select(['id', 'name'])
    .where('stage_id', '=', ofStage)
    .execute();
  const conduct = regulation.tieBreaks.includes('fairPlay') ? await readConduct(db, ofStage) : new Map();
  const points = new Map<string, number>();
  for (const row of deductions) points.set(row.team_id, (points.get(row.team_id) ?? 0) + row.points);
  return {
    regulation,
    teams: teams.map(({ id }) => id),
    groups: new Map(teams.flatMap(({ id, group }) => (group === null ? [] : [[id, group]]))),
    groupNames: new Map(groups.map(({ id, name }) => [id, name])),
    matches,
    conduct,
    starts: new Map(
      starts.map((row) => [
        row.team_id,
        {
          won: row.won,
          drawn: row.drawn,
          lost: row.lost,
          goalsFor: row.goals_for,
          goalsAgainst: row.goals_against,
          form: parseForm(row.form),
        },
      ]),
    ),
    deductions: points,
    places: new Map(places.map((row) => [row.team_id, row.position])),
  };
}

async function readMatches(db: Db, stageId: string): Promise<CountedMatch[]> {
  const rows = await db
    .selectFrom('fixture')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .select(['home_id', 'away_id', 'home_score', 'away_score', 'kick_off', 'status'])
    .select('round.position as round')
    .where('fixture.stage_id', '=', stageId)
    .where('fixture.status', 'in', COUNTED)
    .execute();
  return rows.map((row) => ({
    home: row.home_id,
    away: row.away_id,
    kickOff: row.kick_off,
    round: row.round,
    homeGoals: row.home_score ?? 0,
    awayGoals: row.away_score ?? 0,
    isLive: row.status === 'live' || row.status === 'suspended',
  }));
}

/**
 * The teams of the stage and every team with a match in it, by name, with their groups: as an editor has set it, or that of its
 * matches.
 */
async function readTeams(db: Db, stageId: string): Promise<{ id: string; group: string | null }[]> {
  const inStage = (column: 'home_id' | 'away_id') =>
    db
      .selectFrom('fixture')
      .select([`${column} as team_id`, 'group_id'])
      .where('stage_id', '=', stageId);
  const entered = await db
    .selectFrom('stage_team')
    .select(['team_id', 'group_id'])
    .where('stage_id', '=', stageId)
    .execute();
  const played = await inStage('home_id').union(inStage('away_id')).execute();
  const groups = new Map<string, string | null>();
  for (const { team_id, group_id } of [...played, ...entered])
    groups.set(team_id, group_id ?? groups.get(team_id) ?? null);
  if (groups.size === 0) return [];
  const rows = await db
    .selectFrom('team')
    .select('id')
    .where('id', 'in', [...groups.keys()])
    .orderBy('slug')
    .execute();
  return rows.map(({ id }) => ({ id, group: groups.get(id) ?? null }));
}

async function readConduct(db: Db, stageId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('fixture_event', 'fixture_event.fixture_id', 'fixture.id')
    .select(['home_id', 'away_id', 'fixture_event.side', 'fixture_event.type'])
    .where('fixture.stage_id', '=', stageId)
    .where('fixture_event.type', 'in', ['yellow', 'secondYellow', 'red'])
    .where('fixture.home_score', 'is not', null)
    .execute();
  const conduct = new Map<string, number>();
  for (const { home_id, away_id, side, type } of rows) {
    const team = side === 'home' ? home_id : away_id;
    conduct.set(team, (conduct.get(team) ?? 0) + (CONDUCT[type] ?? 0));
  }
  return conduct;
}

/** `WDL` as a list. */
export function parseForm(text: string): FormResult[] {
  return [...text].filter((character): character is FormResult => 'WDL'.includes(character));
}
