import { isDeepStrictEqual } from 'node:util';
import { foldText } from '#az/characters/characters.ts';
import { type PlayerRef, type Side, sides } from '#features/matches/rules/event-fields.ts';
import {
  isCard,
  isGoal,
  isGoalEvent,
  isTimed,
  isTimelineType,
  type LedgerEvent,
  ledgerEvent,
  playersOf,
} from '#features/matches/rules/ledger/ledger-event.ts';
import type { FixtureEventType } from '#features/matches/tables.ts';
import { DESK, type HeldEvent, type LedgerChange } from './held-events.ts';
import type { MatchSnapshot, SnapshotEvent } from './match-snapshot.ts';

/** The changes of goals, cards and the other events with a minute. `reason` is written into retractions. */
export function diffEvents(
  snapshot: MatchSnapshot,
  held: readonly HeldEvent[],
  reason: string,
): LedgerChange[] {
  const pairs = matchEvents(snapshot.events, held);
  const paired = new Set(pairs.map((pair) => pair.held));
  const unpaired = held.filter((one) => !paired.has(one));
  const open = sides.map((side) => findOpenGoals(snapshot, unpaired, side));
  const kept = new Set(open.flatMap(({ covered }) => covered));
  return [
    ...unpaired
      .filter((one) => isGone(one) && !kept.has(one))
      .map(({ id }) => ({ action: 'retract' as const, eventId: id, reason })),
    ...pairs.flatMap(toChange),
    ...open.flatMap(({ added }) => added),
  ];
}

interface EventPair {
  reported: SnapshotEvent;
  /** Null: the ledger does not have the event yet. */
  held: HeldEvent | null;
}

/**
 * Finds for each reported event the event of the ledger that it is. An event with an id is found by its id. Otherwise the
 * events that are most alike become pairs first, so that an edited minute or scorer does not look like a new event.
 */
function matchEvents(reported: readonly SnapshotEvent[], held: readonly HeldEvent[]): EventPair[] {
  const pairs = new Map<SnapshotEvent, HeldEvent>();
  const free = new Set(held);
  const pair = (one: SnapshotEvent, other: HeldEvent | undefined) => {
    if (!other) return;
    pairs.set(one, other);
    free.delete(other);
  };
  const openEvents = () => reported.filter((one) => !pairs.has(one));

  for (const one of reported)
    if (one.key !== null)
      pair(
        one,
        [...free].find(({ sourceKey }) => sourceKey === one.key),
      );
  for (const isKnown of [true, false])
    for (const tolerance of ['equal', 'samePlayer', 'sameTime'] as const)
      for (const one of openEvents()) {
        const candidates = [...free].filter((other) => (other.sourceKey !== null) === isKnown);
        pair(one, findNearest(one, candidates, tolerance));
      }
  for (const one of openEvents()) {
    if (!isGoalEvent(one.event)) continue;
    const key = scoreKey(one.event.side);
    pair(
      one,
      [...free].find(({ sourceKey, decidedBy }) => sourceKey === key && decidedBy !== DESK),
    );
  }
  return reported.map((one) => ({ reported: one, held: pairs.get(one) ?? null }));
}

function findNearest(
  { event }: SnapshotEvent,
  candidates: readonly HeldEvent[],
  tolerance: IdentityTolerance,
): HeldEvent | undefined {
  const identity = identifyEvent(event);
  const alike = candidates.flatMap((held) => {
    const other = canBePaired(held, tolerance) ? identifyHeld(held) : null;
    const apart = other && compareIdentities(identity, other, tolerance);
    return apart === null ? [] : [{ held, apart }];
  });
  return alike.sort((a, b) => a.apart - b.apart)[0]?.held;
}

/**
 * An event that the desk retracted hides only reports of the same player. The desk's own mistakes, which no provider
 * reported, hide nothing.
 */
function canBePaired(held: HeldEvent, tolerance: IdentityTolerance): boolean {
  if (!held.isRetracted) return true;
  return held.sourceKey !== null && (held.decidedBy !== DESK || tolerance !== 'sameTime');
}

/** The event as the provider reported it last, or as the desk has it. Events with an id of the provider have none. */
function identifyHeld({ event, sourceKey }: HeldEvent): EventIdentity | null {
  if (sourceKey !== null) return parseIdentity(sourceKey);
  return isTimed(event) && !('mark' in event) ? identifyEvent(event) : null;
}

/** Whether a provider that reported events of the match does not report any more, not even one. */
export function hasLostAllEvents(snapshot: MatchSnapshot, held: readonly HeldEvent[]): boolean {
  return snapshot.events.length === 0 && held.some(isGone);
}

/** Whether the provider reported the event before, does not any more, and may take it back. */
function isGone({ sourceKey, isRetracted, decidedBy }: HeldEvent): boolean {
  return sourceKey !== null && !isRetracted && decidedBy !== DESK;
}

function toChange({ reported, held }: EventPair): LedgerChange[] {
  const sourceKey = keyOf(reported);
  if (!held) return [{ action: 'add', event: reported.event, sourceKey }];
  if (held.isRetracted && held.decidedBy === DESK) return [];
  const event = mergeFields(held, reported.event);
  const isUnchanged = !held.isRetracted && isDeepStrictEqual(event, held.event);
  if (isUnchanged && held.sourceKey === sourceKey) return [];
  return [{ action: 'correct', eventId: held.id, event, sourceKey }];
}

function keyOf({ key, event }: SnapshotEvent): string {
  return key ?? formatIdentity(identifyEvent(event));
}

/** The reported event with the fields that the desk has locked. */
function mergeFields({ event, lockedFields }: HeldEvent, reported: LedgerEvent): LedgerEvent {
  const base = lockedFields.has('type') ? event : reported;
  const [desk, provider] = [new Map(Object.entries(event)), new Map(Object.entries(reported))];
  const fields = Object.keys(base).map((field) => {
    const [first, second] = lockedFields.has(field) ? [desk, provider] : [provider, desk];
    return [field, first.has(field) ? first.get(field) : second.get(field)];
  });
  const merged = ledgerEvent.safeParse(Object.fromEntries(fields));
  return merged.success ? merged.data : event;
}

/**
 * Providers change the score before they report the goal. Such a goal is added without a scorer. `covered` are goals of
 * the ledger that the provider counts but does not list: they stay.
 */
function findOpenGoals(
  { status, score, events, minute }: MatchSnapshot,
  unpaired: readonly HeldEvent[],
  side: Side,
): { covered: HeldEvent[]; added: LedgerChange[] } {
  if (!score) return { covered: [], added: [] };
  const isGoal = (event: LedgerEvent) => isGoalEvent(event) && event.side === side;
  const missing = score[side] - events.filter(({ event }) => isGoal(event)).length;
  if (missing <= 0) return { covered: [], added: [] };
  const covered = unpaired
    .filter((one) => isGoal(one.event) && (!one.isRetracted || isDeskRetraction(one)))
    .slice(0, missing);
  const count = status?.status === 'live' && minute !== null ? missing - covered.length : 0;
  const event = { type: 'goal', side, player: null, assist: null, minute: minute ?? 0, added: null } as const;
  const added = { action: 'add', event, sourceKey: scoreKey(side) } as const;
  return { covered, added: Array.from({ length: count }, () => added) };
}

function isDeskRetraction({ isRetracted, decidedBy, sourceKey }: HeldEvent): boolean {
  return isRetracted && decidedBy === DESK && sourceKey !== null;
}

/** What makes an event the same event when its provider has no ids. */
interface EventIdentity {
  type: FixtureEventType;
  side: Side | null;
  /** The folded surname: `R. Almeida` and `Renat Almeida` are one player. Empty when nobody is named. */
  player: string;
  /** Minute and added time together: 45+2 is 47. */
  minute: number;
}

type ReportedEvent = SnapshotEvent['event'];

function identifyEvent(event: ReportedEvent): EventIdentity {
  const side = 'side' in event ? event.side : null;
  return { type: event.type, side, player: namePlayers(event), minute: event.minute + (event.added ?? 0) };
}

function namePlayers(event: ReportedEvent): string {
  const [player, other] = playersOf(event);
  return 'playerIn' in event ? `${surname(player)}+${surname(other)}` : surname(player);
}

function surname(player: PlayerRef | null): string {
  return (
    foldText(player?.name ?? '')
      .split(/\s+/)
      .at(-1) ?? ''
  );
}

/** Writes an identity as the source key of a ledger entry: `goal/home/almeida/23`. */
function formatIdentity({ type, side, player, minute }: EventIdentity): string {
  return [type, side ?? '', player, minute].join('/');
}

function parseIdentity(key: string): EventIdentity | null {
  const [type, side, player = '', minute, ...rest] = key.split('/');
  if (minute === undefined || rest.length > 0 || !type || !isTimelineType(type)) return null;
  return {
    type,
    side: (side || null) as Side | null,
    player,
    minute: Number(minute),
  };
}

/** The source key of a goal that only the score of a provider shows. */
const scoreKey = (side: Side) => `score/${side}`;

/** A provider may turn a goal into an own goal, and a yellow card into a red one. */
function kindOfIdentity(identity: EventIdentity): string {
  if (isGoal(identity)) return 'goal';
  return isCard(identity) ? 'card' : identity.type;
}

const MAX_MINUTES_APART = 3;

/** How much two identities may differ: not at all, in the minute, or also in the player. */
type IdentityTolerance = 'equal' | 'samePlayer' | 'sameTime';

/** The minutes between two events that are alike; null when they are not. */
function compareIdentities(a: EventIdentity, b: EventIdentity, tolerance: IdentityTolerance): number | null {
  if (kindOfIdentity(a) !== kindOfIdentity(b) || a.side !== b.side) return null;
  const apart = Math.abs(a.minute - b.minute);
  if (apart > MAX_MINUTES_APART) return null;
  if (tolerance !== 'sameTime' && a.player !== b.player) return null;
  if (tolerance === 'equal' && (apart > 0 || a.type !== b.type)) return null;
  return apart;
}
