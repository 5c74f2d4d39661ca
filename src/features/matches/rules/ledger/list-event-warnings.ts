import { isSamePlayer, type PeriodMark, type PlayerRef, type Side } from '../event-fields.ts';
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
 * Something about an event that is probably a mistake. It is shown and refuses nothing. `sentOff`: the player had left the pitch
 * after a red card. `tookOff`: the player had left it in a substitution. `cameOn`: the player who comes on had done so before.
 * `secondYellow`: the player's second yellow card, and no red one. `noFirstYellow`: a second yellow card without a first one.
 * `inBreak`: a goal that was entered in a break.
 */
export type EventWarning = 'sentOff' | 'tookOff' | 'cameOn' | 'secondYellow' | 'noFirstYellow' | 'inBreak';

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
  return new Map(
    events.map(({ id, event }, index) => {
      const warnings: EventWarning[] = [];
      const before = events.slice(0, index).map((each) => each.event);
      const onPitch = listPlayersOnPitch(event);
      if (onPitch.some(({ side, player }) => before.some((each) => isDismissalOf(each, side, player))))
        warnings.push('sentOff');
      if (onPitch.some((player) => findLastChange(before, player) === 'off')) warnings.push('tookOff');
      if (bringsOnAgain(before, event)) warnings.push('cameOn');
      if (isSecondYellow(events, index)) warnings.push('secondYellow');
      if (lacksFirstYellow(before, event)) warnings.push('noFirstYellow');
      if (inBreaks.has(id) && !isChecked(id)) warnings.push('inBreak');
      return [id, warnings];
    }),
  );
}

function isDismissal(event: TimedEvent): boolean {
  return isCountedIn(event, 'redCards');
}

function isCardOf(card: TimedEvent, side: Side | null, player: PlayerRef): boolean {
  const [booked] = playersOf(card);
  return sideOfPlayers(card) === side && booked !== null && isSamePlayer(booked, player);
}

function isDismissalOf(event: TimedEvent, side: Side | null, player: PlayerRef): boolean {
  return isDismissal(event) && isCardOf(event, side, player);
}

interface OnPitch {
  side: Side;
  player: PlayerRef;
}

/** What the last substitution of a player did; null without one. Nobody knows who began the match. */
function findLastChange(before: readonly TimedEvent[], { side, player }: OnPitch): 'on' | 'off' | null {
  const isHe = (one: PlayerRef | null) => one !== null && isSamePlayer(one, player);
  for (const event of before.toReversed()) {
    if (!('playerOut' in event) || event.side !== side) continue;
    if (isHe(event.playerIn)) return 'on';
    if (isHe(event.playerOut)) return 'off';
  }
  return null;
}

function bringsOnAgain(before: readonly TimedEvent[], event: TimedEvent): boolean {
  if (!('playerIn' in event) || event.playerIn === null) return false;
  return findLastChange(before, { side: event.side, player: event.playerIn }) === 'on';
}

/** The players who were on the pitch in an event. A card can be shown to somebody who has left it. */
function listPlayersOnPitch(event: TimedEvent): OnPitch[] {
  const side = sideOfPlayers(event);
  if (side === null || isCard(event)) return [];
  return playersOf(event).flatMap((player) => (player ? { side, player } : []));
}

function isSecondYellow(events: readonly CurrentEvent<TimedEvent>[], index: number): boolean {
  const card = events[index]?.event;
  if (!card || !isOnlyYellow(card)) return false;
  const [side, [player]] = [sideOfPlayers(card), playersOf(card)];
  if (player === null) return false;
  const isFirst = !events
    .slice(0, index)
    .some(({ event }) => isOnlyYellow(event) && isCardOf(event, side, player));
  return !isFirst && !events.some(({ event }) => isDismissalOf(event, side, player));
}

/** A card without a name may be the first one of anybody in the team. */
function lacksFirstYellow(before: readonly TimedEvent[], card: TimedEvent): boolean {
  const [side, [player]] = [sideOfPlayers(card), playersOf(card)];
  if (!isDismissal(card) || !isCountedIn(card, 'yellowCards') || player === null) return false;
  return !before.some(
    (event) =>
      isOnlyYellow(event) &&
      sideOfPlayers(event) === side &&
      (playersOf(event)[0] === null || isCardOf(event, side, player)),
  );
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
