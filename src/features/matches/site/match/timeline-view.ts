import type { Fixture } from '../../rules/fixture.ts';
import type { Side } from '../../rules/ledger/ledger-event.ts';
import { isGoal, type MatchEvent } from '../../rules/live/match-event.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { eventSentence, eventText } from '../../text.ts';
import { formatEventTitle } from '../event-title.ts';

/** A line of the timeline. */
export interface TimelineRow {
  id: string;
  type: MatchEvent['type'];
  /** Null for what belongs to no team: it stands in the middle. */
  side: Side | null;
  /** `45+2'`; empty for marks, which say themselves when they happened. */
  minute: string;
  title: string;
  /** The names of the players; empty when they are not known. */
  player: string;
  /** The assist, the player who leaves the pitch, the reason of a VAR decision. */
  detail: string;
  /** Screen readers are told of it on a page that is open. */
  isMajor: boolean;
  /** The score after a goal, `2:1`, or of the shoot-out after a kick; else empty. */
  score: string;
}

/** The events of a match in the order of the match, each with the score after it. */
export function formatTimeline(fixture: Fixture): TimelineRow[] {
  if (!('events' in fixture)) return [];
  const score = { home: 0, away: 0 };
  const shootOut = { home: 0, away: 0 };
  return fixture.events.map((event) => {
    if (isGoal(event) && event.side) score[event.side]++;
    if (isScoredKick(event) && event.side) shootOut[event.side]++;
    const shown = event.type === 'shootOutKick' ? shootOut : score;
    return {
      ...{ id: event.id, type: event.type, side: event.side, player: event.player ?? '' },
      minute: hasMinute(event) ? formatMinute(event.minute, event.added) : '',
      title: formatEventTitle(event),
      detail: detailOf(event),
      isMajor: isMajor(event),
      score: changesScore(event) || endsPart(event) ? `${shown.home}:${shown.away}` : '',
    };
  });
}

function isMajor(event: MatchEvent): boolean {
  const { type, detail } = event;
  return changesScore(event) || ['red', 'secondYellow', 'var'].includes(type) || detail === 'fullTime';
}

function changesScore(event: MatchEvent): boolean {
  return isGoal(event) || event.type === 'shootOutKick';
}

function isScoredKick({ type, detail }: MatchEvent): boolean {
  return type === 'shootOutKick' && detail === 'scored';
}

function hasMinute({ type }: MatchEvent): boolean {
  return type !== 'mark' && type !== 'shootOutKick';
}

function endsPart({ type, detail }: MatchEvent): boolean {
  return type === 'mark' && (detail === 'halfTime' || detail === 'extraTimeBreak' || detail === 'fullTime');
}

function detailOf({ type, otherPlayer, detail, note }: MatchEvent): string {
  if (note) return note;
  if (!otherPlayer) return '';
  if (type !== 'substitution') return `${eventText.assist}: ${otherPlayer}`;
  return detail === 'injury' ? eventSentence.outInjured(otherPlayer) : eventSentence.out(otherPlayer);
}
