import { formatMinute } from '#az/format/match-words.ts';
import { eventSentence, eventText } from '#az/text/site/match.ts';
import type { Fixture } from '#domain/matches/fixture.ts';
import type { Side } from '#domain/matches/ledger/ledger-event.ts';
import { isGoal, type MatchEvent } from '#domain/matches/live/match-event.ts';
import { eventWords } from '../matches/match-view.ts';

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
  /** The assist, the player who leaves the pitch. */
  detail: string;
  /** Screen readers are told of it on a page that is open. */
  isMajor: boolean;
  /** The score after a goal, `2:1`; else empty. */
  score: string;
}

/** The events of a match in the order of the match, each with the score after it. */
export function formatTimeline(fixture: Fixture): TimelineRow[] {
  if (!('events' in fixture)) return [];
  const score = { home: 0, away: 0 };
  return fixture.events.map((event) => {
    if (isGoal(event) && event.side) score[event.side]++;
    const text = `${score.home}:${score.away}`;
    return {
      ...{ id: event.id, type: event.type, side: event.side, player: event.player ?? '' },
      minute: hasMinute(event) ? formatMinute(event.minute, event.added) : '',
      title: titleOf(event),
      detail: detailOf(event),
      isMajor: isMajor(event),
      score: isGoal(event) || endsPart(event) ? text : '',
    };
  });
}

function isMajor(event: MatchEvent): boolean {
  const { type, detail } = event;
  return isGoal(event) || ['red', 'secondYellow', 'var'].includes(type) || detail === 'fullTime';
}

function hasMinute({ type }: MatchEvent): boolean {
  return type !== 'mark' && type !== 'shootOutKick';
}

function endsPart({ type, detail }: MatchEvent): boolean {
  return type === 'mark' && (detail === 'halfTime' || detail === 'extraTimeBreak' || detail === 'fullTime');
}

function titleOf({ type, detail }: MatchEvent): string {
  switch (type) {
    case 'mark':
      return wordOf(eventSentence.mark, detail);
    case 'addedTime':
      return eventText.addedTime(detail ?? '');
    case 'var':
      return `${eventSentence.var}: ${wordOf(eventSentence.varDecision, detail)}`;
    case 'shootOutKick':
      return detail === 'scored' ? eventText.penaltyGoal : eventText.missedPenalty;
    default:
      return eventWords[type];
  }
}

function detailOf({ type, otherPlayer, detail }: MatchEvent): string {
  if (!otherPlayer) return '';
  if (type !== 'substitution') return `${eventText.assist}: ${otherPlayer}`;
  return detail === 'injury' ? eventSentence.outInjured(otherPlayer) : eventSentence.out(otherPlayer);
}

function wordOf(words: Readonly<Record<string, string>>, key: string | null): string {
  return words[key ?? ''] ?? '';
}
