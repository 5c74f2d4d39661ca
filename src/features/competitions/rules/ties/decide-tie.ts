import type { TieRules } from '../standings/regulation.ts';

export type TieSide = 'home' | 'away';

export interface TieScore {
  home: number;
  away: number;
}

/** One match of a tie, with home and away as in the tie. */
export interface TieLeg {
  /** Live matches have a score too. Null before the kick-off. */
  score: TieScore | null;
  shootOut: TieScore | null;
  /** Nothing more is expected of the match. */
  isOver: boolean;
  /** The home team of the tie is the home team of the match, also on neutral ground. False for the return match. */
  isAtHome: boolean;
  /** No goal is an away goal. */
  isNeutral: boolean;
  hasExtraTime: boolean;
}

/** What decided a tie. `score`: one match. `decision`: an editor has entered it. */
export type TieDecision =
  | 'score'
  | 'extraTime'
  | 'aggregate'
  | 'awayGoals'
  | 'shootOut'
  | 'replay'
  | 'decision'
  | 'bye';

export interface TieOutcome {
  /** The sum of all matches that have a score; of a replayed tie, the last match. Null before the first one. */
  aggregate: TieScore | null;
  winner: TieSide | null;
  decidedBy: TieDecision | null;
}

interface TieInput {
  /** In the order of their kick-off. Matches that were called off are left out. */
  legs: readonly TieLeg[];
  rules: Pick<TieRules, 'awayGoals' | 'replay'>;
  /** How many matches the tie has in its round: see `countLegs`. A second match of a tie of one is a replay. */
  legCount: number;
  isBye: boolean;
  /** The side that goes on by a decision. */
  winner: TieSide | null;
}

/** Who goes on, and why. The same matches give the same answer, however they came in. Pure. */
export function decideTie({ legs, rules, legCount, isBye, winner }: TieInput): TieOutcome {
  const aggregate = sumUp(rules.replay && legCount === 1 ? legs.slice(-1) : legs);
  if (winner) return { aggregate, winner, decidedBy: 'decision' };
  if (isBye) return { aggregate: null, winner: 'home', decidedBy: 'bye' };
  const open = { aggregate, winner: null, decidedBy: null };
  const last = legs.at(-1);
  if (!last || !aggregate || legs.length < legCount || legs.some(({ isOver }) => !isOver)) return open;
  const ahead = leader(aggregate);
  if (ahead) return { aggregate, winner: ahead, decidedBy: reasonOf(legs, legCount) };
  const byAwayGoals = rules.awayGoals && legCount > 1 ? leader(countAwayGoals(legs)) : null;
  if (byAwayGoals) return { aggregate, winner: byAwayGoals, decidedBy: 'awayGoals' };
  const byShootOut = last.shootOut ? leader(last.shootOut) : null;
  return byShootOut ? { aggregate, winner: byShootOut, decidedBy: 'shootOut' } : open;
}

function reasonOf(legs: readonly TieLeg[], legCount: number): TieDecision {
  if (legCount === 1 && legs.length > 1) return 'replay';
  if (legs.at(-1)?.hasExtraTime) return 'extraTime';
  return legs.length > 1 ? 'aggregate' : 'score';
}

function sumUp(legs: readonly TieLeg[]): TieScore | null {
  const scores = legs.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return {
    home: scores.reduce((sum, { home }) => sum + home, 0),
    away: scores.reduce((sum, { away }) => sum + away, 0),
  };
}

/** The goals of each side on the ground of the other. */
function countAwayGoals(legs: readonly TieLeg[]): TieScore {
  const goals = { home: 0, away: 0 };
  for (const { score, isAtHome, isNeutral } of legs) {
    if (!score || isNeutral) continue;
    if (isAtHome) goals.away += score.away;
    else goals.home += score.home;
  }
  return goals;
}

function leader({ home, away }: TieScore): TieSide | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
