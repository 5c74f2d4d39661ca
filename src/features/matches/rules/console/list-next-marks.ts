import type { MatchPhase } from '../../tables.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { MatchState } from '../ledger/derive-match.ts';
import type { Tie } from './find-tie.ts';

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
 * The marks that can follow in this state, the usual one first. A tie that is level does not end: extra time comes first, then
 * the shoot-out, which goes on until it has a winner.
 */
export function listNextMarks(
  { status, phase, score, shootOut }: Pick<MatchState, 'status' | 'phase' | 'score' | 'shootOut'>,
  tie: Tie | null,
): readonly PeriodMark[] {
  if (status === 'scheduled' || status === 'postponed') return ['kickOff'];
  if (status !== 'live' || !phase) return [];
  if (phase === 'shootOut' && shootOut?.home === shootOut?.away) return [];
  const next = AFTER[phase];
  const { home = 0, away = 0 } = score ?? {};
  const isLevel = home + (tie?.firstLeg?.home ?? 0) === away + (tie?.firstLeg?.away ?? 0);
  return tie && isLevel && next[0] === 'fullTime' ? next.toReversed() : next;
}
