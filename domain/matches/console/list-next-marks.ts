import type { MatchPhase } from '#db/tables/matches.ts';
import type { MatchState } from '../ledger/derive-match.ts';
import type { Mark } from '../ledger/ledger-event.ts';

const AFTER: Record<MatchPhase, readonly Mark[]> = {
  firstHalf: ['halfTime'],
  halftime: ['secondHalf'],
  secondHalf: ['fullTime', 'extraTimeBreak'],
  extraTimeBreak: ['extraTime', 'shootOut'],
  extraTimeFirst: ['extraTimeHalf'],
  extraTimeHalftime: ['extraTimeSecondHalf'],
  extraTimeSecond: ['fullTime', 'shootOut'],
  shootOut: ['fullTime'],
};

/** The marks that can follow in this state, the usual one first. */
export function listNextMarks({ status, phase }: Pick<MatchState, 'status' | 'phase'>): readonly Mark[] {
  if (status === 'scheduled' || status === 'postponed') return ['kickOff'];
  return status === 'live' && phase ? AFTER[phase] : [];
}
