import type { Db } from '#platform/db/schema.ts';
import type { FormResult, Standing } from './league-table.ts';
import { parseRegulation, type Regulation } from './regulation.ts';

/** The statuses whose score counts in the table. An abandoned match counts when a result has been awarded. */
const COUNTED = ['finished', 'awarded', 'live', 'suspended'] as const;

/** Reads what the table of a season is computed from. */
export async function readSeasonResults(db: Db, seasonId: string): Promise<SeasonResults> {
  const season = await db
    .selectFrom('season')
    .select('regulation')
    .where('id', '=', seasonId)
    .executeTakeFirstOrThrow();
  const [matches, starts, deductions, places] = [
    await readMatches(db, seasonId),
    await db.selectFrom('standing_start').selectAll().where('season_id', '=', seasonId).execute(),
    await db.selectFrom('point_deduction').selectAll().where('season_id', '=', seasonId).execute(),
    await db.selectFrom('standing_place').selectAll().where('season_id', '=', seasonId).execute(),
  ];
  const teams = await readTeams(db, seasonId);
  const points = new Map<string, number>();
  for (const row of deductions) points.set(row.team_id, (points.get(row.team_id) ?? 0) + row.points);
  return {
    regulation: parseRegulation(season.regulation),
    teams,
    matches,
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

async function readMatches(db: Db, seasonId: string): Promise<CountedMatch[]> {
  const rows = await db
    .selectFrom('fixture')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .select(['home_id', 'away_id', 'home_score', 'away_score', 'kick_off', 'status'])
    .select('round.position as round')
    .where('fixture.season_id', '=', seasonId)
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

/** What a team has without a match of the season: totals from before the first one, and points taken away. */
type StartOfTeam = Pick<Standing, 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'form'>;

export interface SeasonResults {
  regulation: Regulation;
  /** The teams of the season, in alphabetical order: it decides when nothing else does. */
  teams: readonly string[];
  matches: readonly CountedMatch[];
  starts: ReadonlyMap<string, StartOfTeam>;
  /** Points taken away, by team. */
  deductions: ReadonlyMap<string, number>;
  /** The places that editors have set, by team, from 1. */
  places: ReadonlyMap<string, number>;
}

/** The teams of the season and every team with a match in it, by name. */
async function readTeams(db: Db, seasonId: string): Promise<string[]> {
  const inSeason = (column: 'home_id' | 'away_id') =>
    db.selectFrom('fixture').select(`${column} as team_id`).where('season_id', '=', seasonId);
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where('team.id', 'in', () =>
      db
        .selectFrom('season_team')
        .select('team_id')
        .where('season_id', '=', seasonId)
        .union(inSeason('home_id'))
        .union(inSeason('away_id')),
    )
    .orderBy('team.slug')
    .execute();
  return rows.map(({ id }) => id);
}

/** `WDL` as a list. */
export function parseForm(text: string): FormResult[] {
  return [...text].filter((character): character is FormResult => 'WDL'.includes(character));
}
