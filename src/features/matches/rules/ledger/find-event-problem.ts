import type { ProblemCode } from '#platform/message-texts.ts';
import { isLaterMark, type MatchState } from './derive-match.ts';
import { isTimed, type LedgerEvent } from './ledger-event.ts';

/** Why an event cannot be added to a match in this state; null when it can. */
export function findEventProblem({ status, phase }: MatchState, event: LedgerEvent): ProblemCode | null {
  const isOver = status === 'finished' || status === 'abandoned' || status === 'awarded';
  const isWaiting = status === 'scheduled' || status === 'postponed' || status === 'cancelled';
  if (event.type === 'mark') {
    if (event.mark === 'kickOff') return isWaiting && status !== 'cancelled' ? null : 'match.alreadyStarted';
    if (isOver) return 'match.over';
    if (status !== 'live') return 'match.notStarted';
    // Two operators may enter the same mark at the same moment.
    return isLaterMark(event.mark, phase) ? null : 'match.mark';
  }
  // Events of a finished match may be entered later, for instance the scorers of an imported result.
  if (isTimed(event)) return isWaiting ? 'match.notStarted' : null;
  switch (event.type) {
    case 'postponed':
    case 'cancelled':
      return isWaiting ? null : 'match.alreadyStarted';
    case 'rescheduled':
      return status === 'postponed' || status === 'cancelled' ? null : 'match.alreadyStarted';
    case 'suspended':
      return status === 'live' ? null : 'match.notLive';
    case 'resumed':
      return status === 'suspended' ? null : 'match.notLive';
    case 'abandoned':
      return status === 'live' || status === 'suspended' ? null : 'match.notLive';
    case 'result':
      return status === 'cancelled' || status === 'awarded' ? 'match.over' : null;
    case 'awarded':
      return null;
  }
}
