import { isDeepStrictEqual } from 'node:util';
import { Conflict } from '#platform/errors.ts';
import { timeFields } from '../event-fields.ts';
import type { LedgerEntry, LedgerEvent } from './ledger-event.ts';
import type { FoldedLedger } from './match-ledger.ts';

/** The correction of an operator who had an event before him in a form. */
export interface Correction {
  eventId: string;
  /** The event as the form describes it. */
  event: LedgerEvent;
  staffId: string;
  /** The id of the last entry of the event when the form was opened. */
  version: string;
  /** The id of its last entry when the operator was asked about the conflict, and decided for the correction. */
  seen: string | undefined;
}

/**
 * The event after a correction: what the operator has changed, and the newest of the rest. The time is one part of an event,
 * all else the other. Pure.
 * @throws Conflict 'match.eventChanged' when a colleague has changed the same part since, or taken the event back.
 */
export function mergeCorrection(
  { entries }: Pick<FoldedLedger, 'entries'>,
  { eventId, event, staffId, version, seen }: Correction,
): LedgerEvent {
  const history = entries.filter((entry) => entry.eventId === eventId);
  const indexOf = (id: string | undefined) => history.findIndex((entry) => entry.id === id);
  const opened = indexOf(version);
  const unseen = history.slice(Math.max(opened, indexOf(seen)) + 1);
  const isForeign = unseen.some((entry) => entry.staffId !== staffId);
  const base = findLastEvent(history.slice(0, opened + 1));
  const current = findLastEvent(history);
  const refuse = () => new Conflict('match.eventChanged', 'Somebody else has changed this event');
  if (isForeign && unseen.at(-1)?.event === null) throw refuse();
  const pick = (isOfPart: (name: string) => boolean) => {
    const partOf = (one: LedgerEvent) =>
      Object.fromEntries(Object.entries(one).filter(([name]) => isOfPart(name)));
    const [mine, before, now] = [event, base, current].map((each) => each && partOf(each));
    if (isDeepStrictEqual(mine, before)) return now;
    if (isForeign && !isDeepStrictEqual(now, before) && !isDeepStrictEqual(now, mine)) throw refuse();
    return mine;
  };
  return { ...pick((name) => !isTime(name)), ...pick(isTime) } as LedgerEvent;
}

function isTime(name: string): boolean {
  return Object.hasOwn(timeFields, name);
}

function findLastEvent(history: readonly LedgerEntry[]): LedgerEvent | null {
  return history.findLast((entry) => entry.event !== null)?.event ?? null;
}
