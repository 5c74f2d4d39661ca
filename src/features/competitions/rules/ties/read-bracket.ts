import type { FixtureStatus, MatchPhase } from '#features/matches/tables.ts';
import { type Team, teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { hasTies } from '../stages/stage-kinds.ts';
import { listStages, type Stage } from '../stages/stages.ts';
import type { LeagueTable } from '../standings/league-table.ts';
import { type BracketRound, type BracketTie, deriveBracket, type TieInput } from './derive-bracket.ts';
import { listFinalTables, OVER } from './list-final-tables.ts';
import { parseTieSource } from './tie-source.ts';

/** A match of a tie, which may have been called off. */
export interface BracketMatch {
  id: string;
  home: { slug: string };
  away: { slug: string };
  status: FixtureStatus;
  /** The part that is or was being played; null before and after the match. */
  phase: MatchPhase | null;
}

/** The ties of a season, with the teams that they name by id. */
export interface SeasonBracket {
  rounds: (BracketRound & { stage: string })[];
  ties: BracketTie[];
  /** All matches of each tie by its id, the earliest first. The legs of a tie are those that count. */
  matches: ReadonlyMap<string, readonly BracketMatch[]>;
  teams: ReadonlyMap<string, Team & { id: string }>;
}

/** Matches that were called off say nothing about a tie. */
export const CALLED_OFF: readonly ('cancelled' | 'abandoned')[] = ['cancelled', 'abandoned'];

/** Reads and derives the bracket of a season. `tables` are its tables: final places go on into ties. */
export async function readBracket(
  db: Db,
  { seasonId, tables = [] }: { seasonId: string; tables?: readonly LeagueTable[] },
): Promise<SeasonBracket> {
  const stages = (await listStages(db, { seasonId })).filter(({ kind }) => hasTies(kind));
  if (stages.length === 0) return { rounds: [], ties: [], matches: new Map(), teams: new Map() };
  return readTies(db, { stages, tables });
}

/** The bracket that one stage has by itself. */
export async function readTies(
  db: Db,
  { stages, tables = [] }: { stages: readonly Stage[]; tables?: readonly LeagueTable[] },
): Promise<SeasonBracket> {
  const stageIds = stages.map(({ id }) => id);
  const [rounds, ties, legs] = [
    await db
      .selectFrom('round')
      .select(['id', 'key', 'stage_id', 'position'])
      .where('stage_id', 'in', stageIds)
      .execute(),
    await db.selectFrom('tie').selectAll().where('stage_id', 'in', stageIds).execute(),
    await db
      .selectFrom('fixture')
      .innerJoin('team as home', 'home.id', 'fixture.home_id')
      .innerJoin('team as away', 'away.id', 'fixture.away_id')
      .select(['fixture.id', 'tie_id', 'home_id', 'away_id', 'status', 'phase', 'is_neutral'])
      .select(['home_score', 'away_score', 'home_regular', 'home_shoot_out', 'away_shoot_out'])
      .select(['home.slug as home_slug', 'away.slug as away_slug'])
      .where('stage_id', 'in', stageIds)
      .where('tie_id', 'is not', null)
      .orderBy('kick_off')
      .orderBy('fixture.id')
      .execute(),
  ];
  const sources = ties.flatMap((tie) => [parseTieSource(tie.home_source), parseTieSource(tie.away_source)]);
  const named = tables.filter(({ stage, group }) =>
    sources.some((one) => one?.from === 'place' && one.stage === stage.id && one.group === group),
  );
  const final = await listFinalTables(db, named);
  const teams = await readTeams(db, { ties, tables });
  const stageOf = (id: string) => stages.findIndex((stage) => stage.id === id);
  const inOrder = rounds
    .toSorted((a, b) => stageOf(a.stage_id) - stageOf(b.stage_id) || a.position - b.position)
    .flatMap(({ id, key, stage_id }) => {
      const stage = stages.find((one) => one.id === stage_id);
      return stage ? [{ id, key, stage: stage_id, rules: stage.regulation.ties }] : [];
    });
  const legsOf = Map.groupBy(
    legs.filter(({ status }) => !CALLED_OFF.some((one) => one === status)),
    ({ tie_id }) => tie_id,
  );
  const matches = Map.groupBy(
    legs.map(({ id, tie_id, home_slug, away_slug, status, phase }) => ({
      id,
      tie: tie_id ?? '',
      home: { slug: home_slug },
      away: { slug: away_slug },
      status,
      phase,
    })),
    ({ tie }) => tie,
  );
  const slugs = new Map([...teams].map(([id, { slug }]) => [slug, id]));
  const bracket = deriveBracket({
    rounds: inOrder,
    teamAt: ({ stage, group, place }) => {
      const table = final.find((one) => one.stage.id === stage && one.group === group);
      return slugs.get(table?.standings.find(({ position }) => position === place)?.team.slug ?? '') ?? null;
    },
    ties: ties.map((tie): TieInput => {
      const own = legsOf.get(tie.id) ?? [];
      const home = tie.home_id ?? own[0]?.home_id ?? null;
      const isHome = (leg: (typeof own)[number]) => leg.home_id === home;
      const scoreOf = (leg: (typeof own)[number], first: number | null, second: number | null) => {
        if (first === null || second === null) return null;
        return isHome(leg) ? { home: first, away: second } : { home: second, away: first };
      };
      return {
        id: tie.id,
        stage: tie.stage_id,
        round: tie.round_id,
        position: tie.position,
        teams: { home, away: tie.away_id ?? own[0]?.away_id ?? null },
        sources: { home: parseTieSource(tie.home_source), away: parseTieSource(tie.away_source) },
        isBye: tie.is_bye === 1,
        winner: tie.winner,
        note: tie.note,
        legs: own.map((leg) => ({
          fixture: leg.id,
          score: scoreOf(leg, leg.home_score, leg.away_score),
          shootOut: scoreOf(leg, leg.home_shoot_out, leg.away_shoot_out),
          isOver: OVER.includes(leg.status),
          isAtHome: isHome(leg),
          isNeutral: leg.is_neutral === 1,
          hasExtraTime: leg.home_regular !== null,
        })),
      };
    }),
  });
  return { rounds: inOrder, ties: bracket, matches, teams };
}

async function readTeams(
  db: Db,
  {
    ties,
    tables,
  }: {
    ties: readonly { home_id: string | null; away_id: string | null }[];
    tables: readonly LeagueTable[];
  },
): Promise<Map<string, Team & { id: string }>> {
  const ids = ties.flatMap(({ home_id, away_id }) => [home_id, away_id]).filter((id) => id !== null);
  const slugs = tables.flatMap(({ standings }) => standings.map(({ team }) => team.slug));
  if (ids.length + slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('team')
    .select(['id', ...teamColumns])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ...(slugs.length > 0 ? [eb('slug', 'in', slugs)] : []),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, { ...toTeam(row), id: row.id }]));
}
