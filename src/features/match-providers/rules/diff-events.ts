import { isDeepStrictEqual } from 'node:util';
import { type Side, sides } from '#features/matches/rules/event-fields.ts';
import { isGoalEvent, type LedgerEvent, ledgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { formatIdentity, identifyEvent, scoreKey } from './event-identity.ts';
import { DESK, type HeldEvent } from './held-events.ts';
import type { LedgerChange } from './ledger-change.ts';
import { type EventPair, matchEvents } from './match-events.ts';
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
