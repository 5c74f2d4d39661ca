import { listStages, type Stage } from '#features/competitions/rules/stages/stages.ts';
import { listTablesOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import type { TieDecision, TieScore, TieSide } from '#features/competitions/rules/ties/decide-tie.ts';
import type { BracketTie, UnknownSide } from '#features/competitions/rules/ties/derive-bracket.ts';
import { readBracket, type SeasonBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Side } from '../event-fields.ts';
import type { Fixture, Score } from '../fixture.ts';
import { formatUnknownSide } from '../tie-words.ts';

/** Another match of the tie, with home and away as in that match. */
interface OtherLeg {
  id: string;
  /** Its place in the tie, from 1. */
  number: number;
  home: Pick<Team, 'slug' | 'shortName'>;
  away: Pick<Team, 'slug' | 'shortName'>;
  score: Score | null;
}

/** A tie on the way of a team to the match. */
export interface TieStep {
  tie: string;
  /** The key of its round: see `formatRound`. */
  round: string;
  /** Null for a bye. */
  opponent: string | null;
  /** With the goals of the team first; null for a bye and before the first match. */
  aggregate: Score | null;
  decidedBy: TieDecision | null;
  /** The last match of the tie. */
  match: { id: string; home: { slug: string }; away: { slug: string } } | null;
}

/** A table in which a team has stood on its way to the match. */
export interface TableStep {
  stage: LeagueTable['stage'];
  group: string | null;
  position: number;
  points: number;
}

export type PathStep = TieStep | TableStep;

/** The tie of a match, as its page shows it: home and away are those of the match. */
export interface MatchTie {
  legCount: number;
  /** The place of the match in the tie, from 1. */
  leg: number;
  /** The sum of all matches; null for a tie of one match. */
  aggregate: Score | null;
  winner: Side | null;
  decidedBy: TieDecision | null;
  otherLegs: OtherLeg[];
  /** The ties that each team has won before, and its places in tables: the first stage and round first. */
  path: Record<Side, PathStep[]>;
  /** Where the winner plays next: the round and the opponent, or what is known of him. Null after the last round. */
  next: { round: string; opponent: string } | null;
}

/** The tie of a match with the ways of its teams; null when the match belongs to no tie. */
export async function readMatchTie(
  db: Db,
  { match }: { match: Pick<Fixture, 'id' | 'season' | 'tie' | 'home' | 'away'> },
): Promise<MatchTie | null> {
  const { season, tie: place } = match;
  if (!season || !place) return null;
  const tables = await listTablesOfSeason(db, { seasonId: season.id });
  const bracket = await readBracket(db, { seasonId: season.id, tables });
  const tie = bracket.ties.find(({ id }) => id === place.id);
  const teamOf = (side: TieSide) => bracket.teams.get(tie?.teams[side] ?? '');
  if (!tie || !teamOf('home') || !teamOf('away')) return null;
  const isSwapped = teamOf('home')?.slug !== match.home.slug;
  const orient = (score: TieScore): Score => (isSwapped ? { home: score.away, away: score.home } : score);
  const orientSide = (side: TieSide): Side => (isSwapped ? (side === 'home' ? 'away' : 'home') : side);
  const stages = await listStages(db, { seasonId: season.id });
  const pathOf = (side: TieSide) => listPath(tie.teams[side], { tie, bracket, stages, tables });
  const index = tie.legs.findIndex(({ fixture }) => fixture === match.id);
  return {
    legCount: tie.legCount,
    // The bracket leaves out matches that were called off; such a match has only its stored place.
    leg: index === -1 ? place.leg : index + 1,
    aggregate: tie.aggregate && tie.legs.length > 1 && tie.legCount > 1 ? orient(tie.aggregate) : null,
    winner: tie.winner && orientSide(tie.winner),
    decidedBy: tie.decidedBy,
    otherLegs: listOtherLegs(tie, bracket, match.id),
    path: {
      home: pathOf(orientSide('home')),
      away: pathOf(orientSide('away')),
    },
    next: findNext(tie, { bracket, stages }),
  };
}

function listOtherLegs(tie: BracketTie, { teams }: SeasonBracket, matchId: string): OtherLeg[] {
  return tie.legs.flatMap((leg, index) => {
    const [first, second] = [teams.get(tie.teams.home ?? ''), teams.get(tie.teams.away ?? '')];
    if (leg.fixture === matchId || !first || !second) return [];
    const [home, away] = leg.isAtHome ? [first, second] : [second, first];
    const score = leg.score && (leg.isAtHome ? leg.score : { home: leg.score.away, away: leg.score.home });
    return [{ id: leg.fixture, number: index + 1, home, away, score }];
  });
}

/** The ties that a team (its id) has won in earlier rounds, and its places in the tables of earlier stages. */
function listPath(
  team: string | null,
  {
    tie,
    bracket,
    stages,
    tables,
  }: { tie: BracketTie; bracket: SeasonBracket; stages: readonly Stage[]; tables: readonly LeagueTable[] },
): PathStep[] {
  const { rounds, ties, teams } = bracket;
  const slug = teams.get(team ?? '')?.slug;
  const stageOf = (id: string) => stages.findIndex((stage) => stage.id === id);
  const placeOf = ({ round }: BracketTie) => rounds.findIndex(({ id }) => id === round);
  const won = ties
    .filter((one) => placeOf(one) < placeOf(tie) && (one.teams.home === team || one.teams.away === team))
    .map((one) => ({ stage: one.stage, step: toTieStep(one, { team, bracket }) }));
  const placed = tables
    .filter(({ stage }) => stageOf(stage.id) < stageOf(tie.stage))
    .flatMap(({ stage, group, standings }) => {
      const line = standings.find((one) => one.team.slug === slug);
      const { position, points } = line ?? { position: 0, points: 0 };
      return line ? [{ stage: stage.id, step: { stage, group, position, points } }] : [];
    });
  return [...won, ...placed]
    .toSorted((a, b) => stageOf(a.stage) - stageOf(b.stage))
    .map(({ step }): PathStep => step);
}

function toTieStep(
  tie: BracketTie,
  { team, bracket: { rounds, teams } }: { team: string | null; bracket: SeasonBracket },
): TieStep {
  const isHome = tie.teams.home === team;
  const last = tie.legs.at(-1);
  const [home, away] = [teams.get(tie.teams.home ?? ''), teams.get(tie.teams.away ?? '')];
  const { aggregate } = tie;
  const sides = home && away && (last?.isAtHome ? { home, away } : { home: away, away: home });
  return {
    tie: tie.id,
    round: rounds.find(({ id }) => id === tie.round)?.key ?? '',
    opponent: tie.isBye ? null : ((isHome ? away : home)?.shortName ?? null),
    aggregate: aggregate && (isHome ? aggregate : { home: aggregate.away, away: aggregate.home }),
    decidedBy: tie.decidedBy,
    match: last && sides ? { id: last.fixture, ...sides } : null,
  };
}

/** The tie that takes the winner of this one. A match for third place takes the loser. */
function findNext(
  tie: BracketTie,
  { bracket, stages }: { bracket: SeasonBracket; stages: readonly Stage[] },
): MatchTie['next'] {
  const winner = tie.winner && tie.teams[tie.winner];
  const sideOfWinner = (next: BracketTie) =>
    (['home', 'away'] as const).find((side) =>
      winner === null ? isFedBy(next.unknown[side], tie) : next.teams[side] === winner,
    );
  const next = bracket.ties.find((one) => one.feeders.includes(tie.id) && sideOfWinner(one));
  if (!next) return null;
  const other = sideOfWinner(next) === 'home' ? 'away' : 'home';
  const opponent = bracket.teams.get(next.teams[other] ?? '')?.shortName;
  const unknown = next.unknown[other];
  return {
    round: bracket.rounds.find(({ id }) => id === next.round)?.key ?? '',
    opponent: opponent ?? (unknown ? formatUnknownSide(unknown, { rounds: bracket.rounds, stages }) : ''),
  };
}

/** Whether an unknown side is the winner of the tie. */
const isFedBy = (unknown: UnknownSide | null, tie: BracketTie): boolean =>
  unknown?.from === 'winner' && unknown.round === tie.round && unknown.position === tie.position;
