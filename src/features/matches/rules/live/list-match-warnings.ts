import { type Side, sides } from '../event-fields.ts';
import { ALARM_AFTER_MS } from '../fixture.ts';
import type { MatchState } from '../ledger/derive-match.ts';
import { readClock } from '../match-clock.ts';
import { findSilence } from './find-silence.ts';

/** What an operator should look at in a match. Moments are epoch ms. */
export type MatchWarning =
  /** Its kick-off has passed, and nobody has started it. */
  | { kind: 'unstarted' }
  /** Nobody has heard of it since then. */
  | { kind: 'silent'; since: number }
  /** The half should be over, and nobody has entered its end. */
  | { kind: 'overrun' }
  /** The line-ups of these teams are missing. */
  | { kind: 'lineUp'; sides: Side[] };

/** A match as far as its warnings depend on it. */
export interface WatchedMatch {
  match: Pick<MatchState, 'status' | 'phase' | 'clock' | 'announcedAdded'>;
  /** Epoch ms. */
  kickOff: number;
  sample: boolean;
  /** When the match was heard of last, epoch ms; null when it is not being played. */
  heardAt: number | null;
  /** The teams whose line-up has been entered. */
  lineUps: readonly Side[];
}

/** Added time that needs no announcement, and how much longer than announced a half may last. In minutes. */
const USUAL_ADDED = 5;
const LATE = 2;

/** What an operator should look at, at `now` (epoch ms). Pure. */
export function listMatchWarnings(
  { match, kickOff, sample, heardAt, lineUps }: WatchedMatch,
  now: number,
): MatchWarning[] {
  const { status, phase, clock, announcedAdded } = match;
  const warnings: MatchWarning[] = [];
  if (status === 'scheduled' && !sample && now - kickOff > ALARM_AFTER_MS)
    warnings.push({ kind: 'unstarted' });
  const since = status === 'live' ? findSilence({ heardAt }, now) : null;
  if (since !== null) warnings.push({ kind: 'silent', since });
  const added = status === 'live' && phase && clock ? readClock({ phase, clock }, now).added : null;
  if (added !== null && added > (announcedAdded === null ? USUAL_ADDED : announcedAdded + LATE))
    warnings.push({ kind: 'overrun' });
  const missing = sides.filter((side) => !lineUps.includes(side));
  if (missing.length > 0 && status !== 'suspended') warnings.push({ kind: 'lineUp', sides: missing });
  return warnings;
}
