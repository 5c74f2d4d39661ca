import { compareEvents } from './compare-events.ts';
import { isGoalEvent } from './derive-match.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import { isTimed, type Mark, type PlayerRef, type Side, type TimedEvent } from './ledger-event.ts';

/**
 * Something about an event that is probably a mistake. It is shown and refuses nothing: `sentOff`: the player had left the pitch
 * after a red card. `secondYellow`: the player's second yellow card, and no red one. `inBreak`: a goal that was entered in a
 * break.
 */
export type EventWarning = 'sentOff' | 'secondYellow' | 'inBreak';

/** The last minute of the part that ends with a mark. */
const BREAKS: Partial<Record<Mark, number>> = { halfTime: 45, extraTimeBreak: 90, extraTimeHalf: 105 };

/**
 * The warnings of the events of a match, by their ids. `isChecked` says whether somebody has looked at an event again since it
 * was entered.
 */
export function listEventWarnings(
  current: readonly CurrentEvent[],
  isChecked: (id: string) => boolean,
): Map<string, EventWarning[]> {
  const events = current.filter(hasMinute).sort(compareEvents);
  const inBreaks = listGoalsInBreaks(events);
  const isDismissed = (side: Side, player: PlayerRef, before: number) =>
    events.slice(0, before).some(({ event }) => isDismissal(event) && isSamePlayer(event, side, player));
  return new Map(
    events.map(({ id, event }, index) => {
      const warnings: EventWarning[] = [];
      if (listPlayersOnPitch(event).some(({ side, player }) => isDismissed(side, player, index)))
        warnings.push('sentOff');
      if (isSecondYellow(events, index)) warnings.push('secondYellow');
      if (inBreaks.has(id) && !isChecked(id)) warnings.push('inBreak');
      return [id, warnings];
    }),
  );
}

function hasMinute(current: CurrentEvent): current is CurrentEvent<TimedEvent> {
  return isTimed(current.event);
}

function isDismissal(event: TimedEvent): event is Extract<TimedEvent, { type: 'red' | 'secondYellow' }> {
  return event.type === 'red' || event.type === 'secondYellow';
}

/** Players whom only a match knows have no id, and one who was typed at first may have been chosen later. */
function isSamePlayer(
  card: { side: Side; player: PlayerRef | null },
  side: Side,
  player: PlayerRef,
): boolean {
  if (card.side !== side || !card.player) return false;
  return (card.player.id !== null && card.player.id === player.id) || card.player.name === player.name;
}

/** The players who were on the pitch in an event. A card can be shown to somebody who has left it. */
function listPlayersOnPitch(event: TimedEvent): { side: Side; player: PlayerRef }[] {
  const of = (side: Side, ...players: (PlayerRef | null)[]) =>
    players.flatMap((player) => (player ? { side, player } : []));
  switch (event.type) {
    case 'goal':
    case 'penaltyGoal':
      return of(event.side, event.player, event.assist);
    case 'ownGoal':
      return of(event.side === 'home' ? 'away' : 'home', event.player);
    case 'missedPenalty':
    case 'shootOutKick':
      return of(event.side, event.player);
    case 'substitution':
      return of(event.side, event.playerIn, event.playerOut);
    default:
      return [];
  }
}

function isSecondYellow(events: readonly CurrentEvent<TimedEvent>[], index: number): boolean {
  const card = events[index]?.event;
  if (card?.type !== 'yellow' || !card.player) return false;
  const { side, player } = card;
  const isOfPlayer = (event: TimedEvent) =>
    (event.type === 'yellow' || isDismissal(event)) && isSamePlayer(event, side, player);
  const isFirst = !events.slice(0, index).some(({ event }) => event.type === 'yellow' && isOfPlayer(event));
  return !isFirst && !events.some(({ event }) => isDismissal(event) && isOfPlayer(event));
}

/**
 * The goals that were entered after a part of the match and before the next one, and not with a minute of that part: their minute
 * is the one that stands on the clock in a break.
 */
function listGoalsInBreaks(events: readonly CurrentEvent<TimedEvent>[]): Set<string> {
  const found = new Set<string>();
  let end: { minute: number; added: number } | null = null;
  for (const { id, event } of events.toSorted((a, b) => a.sequence - b.sequence)) {
    if (event.type === 'mark') {
      const minute = BREAKS[event.mark];
      end = minute === undefined ? null : { minute, added: event.added ?? 0 };
    } else if (end && isGoalEvent(event) && event.minute >= end.minute) {
      const isInAddedTime = event.minute === end.minute && event.added !== null && event.added <= end.added;
      if (!isInAddedTime) found.add(id);
    }
  }
  return found;
}
