import type { consoleText } from '../../text.ts';
import { isSamePlayer, type PeriodMark, type PlayerRef, type Side } from '../event-fields.ts';
import { deriveMatch, listTimedEvents } from './derive-match.ts';
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
 * after a red card. `tookOff`: the player had left it in a substitution. `onBench`: the player did not begin the match and has not
 * come on. `cameOn`: the player who comes on is on the pitch. `secondYellow`: the player's second yellow card, and no red one.
 * `noFirstYellow`: a second yellow card without a first one. `inBreak`: a goal that was entered in a break. `earlyEnd`: a part of the
 * match ended before its time. `ahead`: a minute after the part that was being played. `levelShootOut`: the match has ended, and its
 * shoot-out is level.
 */
export type EventWarning = keyof typeof consoleText.warning;

/** Who begins a match, as far as its official line-ups say it. */
export type KnownStarters = Record<Side, readonly { player: PlayerRef; isStarting: boolean }[]>;

/** The last minute of the part that ends with a mark. */
const BREAKS: Partial<Record<PeriodMark, number>> = { halfTime: 45, extraTimeBreak: 90, extraTimeHalf: 105 };

/** The last minute of the part that begins with a mark, without its added time. */
const PARTS: Partial<Record<PeriodMark, number>> = {
  kickOff: 45,
  secondHalf: 90,
  extraTime: 105,
  extraTimeSecondHalf: 120,
};

interface WarningContext {
  starters: KnownStarters;
  /** Whether somebody has looked at an event again since it was entered. */
  isChecked: (id: string) => boolean;
}

/** The warnings of the events of a match, by their ids. */
export function listEventWarnings(
  current: readonly CurrentEvent[],
  { starters, isChecked }: WarningContext,
): Map<string, EventWarning[]> {
  const events = listTimedEvents(current);
  const inBreaks = listGoalsInBreaks(events);
  const outOfParts = listOutOfParts(events);
  const { shootOut } = deriveMatch(current);
  return new Map(
    events.map(({ id, event }, index) => {
      const warnings: EventWarning[] = [];
      const before = events.slice(0, index).map((each) => each.event);
      // Nobody is sent off twice. Other cards can be shown to somebody who has left the pitch.
      const onPitch = listPlayersOnPitch(event);
      const notSentOff = isDismissal(event) ? listPlayers(event) : onPitch;
      if (notSentOff.some(({ side, player }) => before.some((each) => isDismissalOf(each, side, player))))
        warnings.push('sentOff');
      const places = onPitch.map((player) => ({
        comesOn: comesOn(event, player),
        place: findLastChange(before, player) ?? findFirstPlace(starters, player),
      }));
      if (places.some(({ place }) => place === 'off')) warnings.push('tookOff');
      if (places.some((one) => one.place === 'bench' && !one.comesOn)) warnings.push('onBench');
      if (places.some((one) => one.place === 'on' && one.comesOn)) warnings.push('cameOn');
      if (isSecondYellow(events, index)) warnings.push('secondYellow');
      if (lacksFirstYellow(before, event)) warnings.push('noFirstYellow');
      if (inBreaks.has(id) && !isChecked(id)) warnings.push('inBreak');
      const outOfPart = outOfParts.get(id);
      if (outOfPart && !isChecked(id)) warnings.push(outOfPart);
      const isEnd = 'mark' in event && event.mark === 'fullTime';
      if (isEnd && shootOut && shootOut.home === shootOut.away) warnings.push('levelShootOut');
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

interface TeamPlayer {
  side: Side;
  player: PlayerRef;
}

/** What the last substitution of a player did; null without one. */
function findLastChange(before: readonly TimedEvent[], { side, player }: TeamPlayer): 'on' | 'off' | null {
  const isHe = (one: PlayerRef | null) => one !== null && isSamePlayer(one, player);
  for (const event of before.toReversed()) {
    if (!('playerOut' in event) || event.side !== side) continue;
    if (isHe(event.playerIn)) return 'on';
    if (isHe(event.playerOut)) return 'off';
  }
  return null;
}

/** Where a player is at the beginning; null when nobody knows. */
function findFirstPlace(starters: KnownStarters, { side, player }: TeamPlayer): 'on' | 'bench' | null {
  const found = starters[side].find((one) => isSamePlayer(one.player, player));
  if (!found) return null;
  return found.isStarting ? 'on' : 'bench';
}

function comesOn(event: TimedEvent, { player }: TeamPlayer): boolean {
  return 'playerIn' in event && event.playerIn !== null && isSamePlayer(event.playerIn, player);
}

function listPlayers(event: TimedEvent): TeamPlayer[] {
  const side = sideOfPlayers(event);
  if (side === null) return [];
  return playersOf(event).flatMap((player) => (player ? { side, player } : []));
}

/** The players who were on the pitch in an event, or came on. A card can be shown to somebody who has left it. */
function listPlayersOnPitch(event: TimedEvent): TeamPlayer[] {
  return isCard(event) ? [] : listPlayers(event);
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

/** The marks that end a part of the match too early, and the events with a minute after the part in which they were entered. */
function listOutOfParts(events: readonly CurrentEvent<TimedEvent>[]): Map<string, 'earlyEnd' | 'ahead'> {
  const found = new Map<string, 'earlyEnd' | 'ahead'>();
  let end: number | null = null;
  for (const { id, event } of events.toSorted((a, b) => a.sequence - b.sequence)) {
    const isMark = 'mark' in event;
    if (isMark && end !== null && event.minute < end) found.set(id, 'earlyEnd');
    if (!isMark && end !== null && event.minute > end) found.set(id, 'ahead');
    if (isMark) end = PARTS[event.mark] ?? null;
  }
  return found;
}
