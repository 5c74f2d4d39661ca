import type { TieRules } from '#features/competitions/rules/standings/regulation.ts';
import type { MatchPhase } from '../../tables.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { Score } from '../fixture.ts';
import type { MatchState } from '../ledger/derive-match.ts';

const AFTER: Record<MatchPhase, readonly PeriodMark[]> = {
  firstHalf: ['halfTime'],
  halftime: ['secondHalf'],
  secondHalf: ['fullTime', 'extraTimeBreak'],
  extraTimeBreak: ['extraTime', 'shootOut'],
  extraTimeFirst: ['extraTimeHalf'],
  extraTimeHalftime: ['extraTimeSecondHalf'],
  extraTimeSecond: ['fullTime', 'shootOut'],
  shootOut: ['fullTime'],
};

/**
 * The marks that can follow in this state, the usual one first. A tie that is level does not end: what its rules have comes
 * first, extra time or the shoot-out, which goes on until it has a winner.
 */
export function listNextMarks(
  match: Pick<MatchState, 'status' | 'phase' | 'score' | 'shootOut'>,
  tie: Tie | null,
): readonly PeriodMark[] {
  const { status, phase, shootOut } = match;
  if (status === 'scheduled' || status === 'postponed') return ['kickOff'];
  if (status !== 'live' || !phase) return [];
  if (phase === 'shootOut' && shootOut?.home === shootOut?.away) return [];
  const next = listPossible(AFTER[phase], tie);
  const isOpen = tie?.isDecider === true && isLevel(match.score ?? { home: 0, away: 0 }, tie);
  if (!isOpen || next[0] !== 'fullTime') return next;
  if (phase === 'secondHalf' && !tie.extraTime && tie.shootOut) return ['shootOut', 'fullTime'];
  return next.toReversed();
}

/** The marks without extra time and shoot-out where the tie has none. All of them when the match is in one nevertheless. */
function listPossible(marks: readonly PeriodMark[], tie: Tie | null): readonly PeriodMark[] {
  if (!tie) return marks;
  const possible = marks.filter((mark) => {
    if (mark === 'extraTimeBreak' || mark === 'extraTime') return tie.extraTime;
    return mark !== 'shootOut' || tie.shootOut;
  });
  return possible.length > 0 ? possible : marks;
}

function isLevel({ home, away }: Score, { firstLeg, awayGoals }: Tie): boolean {
  if (!firstLeg) return home === away;
  const isSameSum = home + firstLeg.home === away + firstLeg.away;
  return isSameSum && (!awayGoals || firstLeg.home === away);
}

/** The tie of a match. */
export interface Tie extends Pick<TieRules, 'extraTime' | 'shootOut' | 'awayGoals'> {
  /** The match decides who goes through: it is not the first of two legs, and no draw that is played again. */
  isDecider: boolean;
  /** The score of the first leg, with home and away as in this match. Null when the tie has one leg, and in the first leg. */
  firstLeg: Score | null;
}
