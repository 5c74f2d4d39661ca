import type { Side } from '../../rules/event-fields.ts';
import { type Fixture, formatScore } from '../../rules/fixture.ts';
import { isCard, isGoal, kindOf, listDetails } from '../../rules/ledger/ledger-event.ts';
import type { MatchEvent } from '../../rules/live/match-event.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { eventSentence, eventText } from '../../text.ts';

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
  isGoal: boolean;
  isCard: boolean;
  /** A decision of the VAR. */
  isDecision: boolean;
  /** The score after a goal, `2:1`, or of the shoot-out after a kick; else empty. */
  score: string;
}

/** The events of a match in the order of the match, each with the score after it. */
export function formatTimeline(fixture: Fixture): TimelineRow[] {
  if (!('events' in fixture)) return [];
  const score = { home: 0, away: 0 };
  const shootOut = { home: 0, away: 0 };
  return fixture.events.map((event) => {
    const { type, side, detail } = event;
    const kind = kindOf(event);
    const isKick = kind.when === 'shootOut';
    if (isGoal(event) && side) score[side]++;
    if (isKick && detail === 'scored' && side) shootOut[side]++;
    return {
      ...{ id: event.id, type, side, player: event.player ?? '' },
      minute: kind.when === 'minute' ? formatMinute(event.minute, event.added) : '',
      title: kind.title(detail),
      detail: detailOf(event),
      isMajor: kind.visibility.isAnnounced(detail),
      ...{ isGoal: isGoal(event), isCard: isCard(event), isDecision: listDetails(type).includes('decision') },
      score: isGoal(event) || isKick || endsPart(event) ? formatScore(isKick ? shootOut : score) : '',
    };
  });
}

function endsPart(event: MatchEvent): boolean {
  const { detail } = event;
  const isMark = kindOf(event).when === 'mark';
  return isMark && (detail === 'halfTime' || detail === 'extraTimeBreak' || detail === 'fullTime');
}

function detailOf({ type, otherPlayer, detail, note }: MatchEvent): string {
  if (note) return note;
  if (!otherPlayer) return '';
  if (!listDetails(type).includes('playerOut')) return `${eventText.assist}: ${otherPlayer}`;
  return detail === 'injury' ? eventSentence.outInjured(otherPlayer) : eventSentence.out(otherPlayer);
}
