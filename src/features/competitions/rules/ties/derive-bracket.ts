import type { TieRules } from '../standings/regulation.ts';
import { decideTie, type TieLeg, type TieOutcome, type TieSide } from './decide-tie.ts';
import type { TieSource } from './tie-source.ts';

/** A tie as it is entered, with its matches. Teams are ids. */
export interface TieInput {
  id: string;
  stage: string;
  round: string;
  /** Its place in its round, from 1. */
  position: number;
  teams: Record<TieSide, string | null>;
  sources: Record<TieSide, TieSource | null>;
  isBye: boolean;
  winner: TieSide | null;
  note: string | null;
  legs: readonly (TieLeg & { fixture: string })[];
}

/** A round of a bracket, in the order of the season. */
export interface BracketRound {
  id: string;
  key: string;
  rules: TieRules;
}

/** A side of a tie whose team is not known yet. */
export type UnknownSide =
  | { from: 'winner' | 'loser'; round: string; position: number }
  | { from: 'place'; stage: string; group: string | null; place: number };

export interface BracketTie
  extends TieOutcome,
    Pick<TieInput, 'id' | 'stage' | 'position' | 'isBye' | 'note'> {
  round: string;
  teams: Record<TieSide, string | null>;
  /** What is known of a side without a team. */
  unknown: Record<TieSide, UnknownSide | null>;
  /** The ties whose winners or losers meet here: as entered, or because the same team played there. */
  feeders: string[];
  legs: TieInput['legs'];
  legCount: number;
}

interface BracketInput {
  rounds: readonly BracketRound[];
  ties: readonly TieInput[];
  /** The team at a place of a table that is final; null as long as it is not. */
  teamAt: (source: Extract<TieSource, { from: 'place' }>) => string | null;
}

/**
 * Derives who meets whom and who goes on. A side is the team that is entered, or follows from its source. The order of ties and
 * matches is irrelevant. Pure.
 */
export function deriveBracket({ rounds, ties, teamAt }: BracketInput): BracketTie[] {
  const inputs = new Map(ties.map((tie) => [tie.id, tie]));
  const places = new Map(rounds.map(({ id }, index) => [id, index]));
  const rulesOf = new Map(rounds.map((round) => [round.id, round]));
  const derived = new Map<string, BracketTie>();
  // A source that leads in a circle leads nowhere.
  const open = new Set<string>();

  function derive(id: string): BracketTie | null {
    const known = derived.get(id);
    const tie = inputs.get(id);
    if (known || !tie || open.has(id)) return known ?? null;
    open.add(id);
    const teams = { home: teamOf(tie, 'home'), away: teamOf(tie, 'away') };
    open.delete(id);
    const round = rulesOf.get(tie.round);
    const legCount = countLegs(round, tie.legs.length);
    const outcome = decideTie({ ...tie, legs: tie.legs, rules: round?.rules ?? NO_RULES, legCount });
    const isKnown = teams.home !== null && (teams.away !== null || tie.isBye);
    const { stage, position, isBye, note, legs } = tie;
    const result: BracketTie = {
      id,
      stage,
      round: tie.round,
      position,
      isBye,
      note,
      legs,
      legCount,
      teams,
      unknown: { home: unknownOf(tie, 'home', teams.home), away: unknownOf(tie, 'away', teams.away) },
      feeders: [],
      ...(isKnown ? outcome : { aggregate: null, winner: null, decidedBy: null }),
    };
    derived.set(id, result);
    return result;
  }

  function teamOf(tie: TieInput, side: TieSide): string | null {
    const source = tie.sources[side];
    if (tie.teams[side] !== null || !source) return tie.teams[side];
    if (source.from === 'place') return teamAt(source);
    const feeder = derive(source.tie);
    if (!feeder?.winner) return null;
    const taken = source.from === 'winner' ? feeder.winner : feeder.winner === 'home' ? 'away' : 'home';
    return feeder.teams[taken];
  }

  function unknownOf(tie: TieInput, side: TieSide, team: string | null): UnknownSide | null {
    const source = tie.sources[side];
    if (team !== null || !source) return null;
    if (source.from === 'place') return source;
    const feeder = inputs.get(source.tie);
    return feeder ? { from: source.from, round: feeder.round, position: feeder.position } : null;
  }

  const bracket = ties.flatMap(({ id }) => derive(id) ?? []);
  const byTeam = indexByTeam(bracket, places);
  const next = new Map<string, BracketTie[]>();
  for (const tie of bracket) {
    tie.feeders = listFeeders(tie, { byTeam, inputs, places });
    for (const id of tie.feeders) next.set(id, [...(next.get(id) ?? []), tie]);
  }
  for (const tie of bracket) tie.winner ??= findWhoWentOn(tie, next.get(tie.id) ?? []);
  return orderBracket(bracket, places);
}

/**
 * The side of a level tie that plays in a later round: a file may not say how the tie was decided. Null when neither or both do, as
 * before a match for third place. `next` are the ties that follow.
 */
function findWhoWentOn(tie: BracketTie, next: readonly BracketTie[]): TieSide | null {
  const isOver = tie.legs.length >= tie.legCount && tie.legs.every((leg) => leg.isOver);
  if (!isOver) return null;
  const isIn = (team: string | null) =>
    team !== null && next.some(({ teams }) => teams.home === team || teams.away === team);
  const [home, away] = [isIn(tie.teams.home), isIn(tie.teams.away)];
  if (home === away) return null;
  return home ? 'home' : 'away';
}

const NO_RULES = { awayGoals: false, replay: false };

/**
 * How many matches a tie of this round has. `matches` are those that it has already: without the rule of replays, further ones are
 * legs too.
 */
export function countLegs(round: Pick<BracketRound, 'key' | 'rules'> | undefined, matches = 0): number {
  if (!round) return Math.max(1, matches);
  const { singleRounds, legs, replay } = round.rules;
  const legCount = singleRounds.includes(round.key) ? 1 : legs;
  return replay ? legCount : Math.max(legCount, matches);
}

/** The ties of each team, from the last round to the first. */
function indexByTeam(
  bracket: readonly BracketTie[],
  places: ReadonlyMap<string, number>,
): Map<string, BracketTie[]> {
  const roundOf = (tie: BracketTie) => places.get(tie.round) ?? 0;
  const byTeam = new Map<string, BracketTie[]>();
  for (const tie of bracket.toSorted((a, b) => roundOf(b) - roundOf(a) || a.position - b.position))
    for (const team of [tie.teams.home, tie.teams.away].filter((one) => one !== null)) {
      const own = byTeam.get(team) ?? [];
      byTeam.set(team, own);
      own.push(tie);
    }
  return byTeam;
}

interface FeederInput {
  byTeam: ReadonlyMap<string, readonly BracketTie[]>;
  inputs: ReadonlyMap<string, TieInput>;
  places: ReadonlyMap<string, number>;
}

/** The ties that a tie follows: those of its sources, or the last tie of each of its teams in an earlier round. */
function listFeeders(tie: BracketTie, { byTeam, inputs, places }: FeederInput): string[] {
  const input = inputs.get(tie.id);
  const roundOf = (one: BracketTie) => places.get(one.round) ?? 0;
  return (['home', 'away'] as const).flatMap((side) => {
    const source = input?.sources[side];
    if (source && source.from !== 'place') return inputs.has(source.tie) ? [source.tie] : [];
    const team = tie.teams[side];
    if (team === null) return [];
    const last = byTeam.get(team)?.find((one) => roundOf(one) < roundOf(tie));
    return last ? [last.id] : [];
  });
}

/**
 * The ties round by round. Within a round they stand as their winners meet, so that the lines of a bracket do not cross: the
 * last round decides, and the rounds before it follow.
 */
function orderBracket(bracket: readonly BracketTie[], places: ReadonlyMap<string, number>): BracketTie[] {
  const byId = new Map(bracket.map((tie) => [tie.id, tie]));
  const roundOf = (tie: BracketTie) => places.get(tie.round) ?? 0;
  const rank = new Map<string, number>();
  const visited = new Set<string>();
  const visit = (tie: BracketTie) => {
    if (visited.has(tie.id)) return;
    visited.add(tie.id);
    for (const id of tie.feeders) {
      const feeder = byId.get(id);
      if (feeder) visit(feeder);
    }
    rank.set(tie.id, rank.size);
  };
  const fromLast = bracket.toSorted(
    (a, b) => roundOf(b) - roundOf(a) || a.position - b.position || (a.id < b.id ? -1 : 1),
  );
  for (const tie of fromLast) visit(tie);
  return bracket.toSorted((a, b) => roundOf(a) - roundOf(b) || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
}
