import { isGoalEvent, isTimed } from '#features/matches/rules/ledger/ledger-event.ts';
import {
  compareIdentities,
  type EventIdentity,
  type IdentityTolerance,
  identifyEvent,
  parseIdentity,
  scoreKey,
} from './event-identity.ts';
import { DESK, type HeldEvent } from './held-events.ts';
import type { SnapshotEvent } from './match-snapshot.ts';

export interface EventPair {
  reported: SnapshotEvent;
  /** Null: the ledger does not have the event yet. */
  held: HeldEvent | null;
}

/**
 * Finds for each reported event the event of the ledger that it is. An event with an id is found by its id. Otherwise the
 * events that are most alike become pairs first, so that an edited minute or scorer does not look like a new event.
 */
export function matchEvents(reported: readonly SnapshotEvent[], held: readonly HeldEvent[]): EventPair[] {
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
