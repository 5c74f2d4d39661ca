import type { PeriodMark, PlayerRef, Side } from '../event-fields.ts';
import { listTimedEvents } from './derive-match.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import {
  isCard,
  isCountedIn,
  isGoalEvent,
  playersOf,
  sideOfPlayers,
  type TimedEvent,
} from './ledger-event.ts';

/**
 * Something about an event that is probably a mistake. It is shown and refuses nothing: `sentOff`: the player had left the pitch
 * after a red card. `secondYellow`: the player's second yellow card, and no red one. `inBreak`: a goal that was entered in a
 * break.
 */
export type EventWarning = 'sentOff' | 'secondYellow' | 'inBreak';

/** The last minute of the part that ends with a mark. */
const BREAKS: Partial<Record<PeriodMark, number>> = { halfTime: 45, extraTimeBreak: 90, extraTimeHalf: 105 };

/**
 * The warnings of the events of a match, by their ids. `isChecked` says whether somebody has looked at an event again since it
 * was entered.
 */
export function listEventWarnings(
  current: readonly CurrentEvent[],
  isChecked: (id: string) => boolean,
): Map<string, EventWarning[]> {
  const events = listTimedEvents(current);
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

function isDismissal(event: TimedEvent): boolean {
  return isCountedIn(event, 'redCards');
}

/** Players whom only a match knows have no id, and one who was typed at first may have been chosen later. */
function isSamePlayer(card: TimedEvent, side: Side, player: PlayerRef): boolean {
  const [booked] = playersOf(card);
  if (sideOfPlayers(card) !== side || !booked) return false;
  return (booked.id !== null && booked.id === player.id) || booked.name === player.name;
}

/** The players who were on the pitch in an event. A card can be shown to somebody who has left it. */
function listPlayersOnPitch(event: TimedEvent): { side: Side; player: PlayerRef }[] {
  const side = sideOfPlayers(event);
  if (side === null || isCard(event)) return [];
  return playersOf(event).flatMap((player) => (player ? { side, player } : []));
}

function isSecondYellow(events: readonly CurrentEvent<TimedEvent>[], index: number): boolean {
  const card = events[index]?.event;
  if (!card || !isOnlyYellow(card)) return false;
  const [side, [player]] = [sideOfPlayers(card), playersOf(card)];
  if (side === null || player === null) return false;
  const isOfPlayer = (event: TimedEvent) => isCard(event) && isSamePlayer(event, side, player);
  const isFirst = !events.slice(0, index).some(({ event }) => isOnlyYellow(event) && isOfPlayer(event));
  return !isFirst && !events.some(({ event }) => isDismissal(event) && isOfPlayer(event));
}

function isOnlyYellow(event: TimedEvent): boolean {
  return isCountedIn(event, 'yellowCards') && !isDismissal(event);
}

/**
 * The goals that were entered after a part of the match and before the next one, and not with a minute of that part: their minute
 * is the one that stands on the clock in a break.
 */
function listGoalsInBreaks(events: readonly CurrentEvent<TimedEvent>[]): Set<string> {
  const found = new Set<string>();
  let end: { minute: number; added: number } | null = null;
  for (const { id, event } of events.toSorted((a, b) => a.sequence - b.sequence)) {
    if ('mark' in event) {
      const minute = BREAKS[event.mark];
      end = minute === undefined ? null : { minute, added: event.added ?? 0 };
    } else if (end && isGoalEvent(event) && event.minute >= end.minute) {
      const isInAddedTime = event.minute === end.minute && event.added !== null && event.added <= end.added;
      if (!isInAddedTime) found.add(id);
    }
  }
  return found;
}
