import type { PeriodMark } from '../event-fields.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import { kindOf, type TimedEvent } from './ledger-event.ts';

/** Marks that begin a part of the match stand before its events, the others after them. */
const BEGINS: ReadonlySet<PeriodMark> = new Set([
  'kickOff',
  'secondHalf',
  'extraTime',
  'extraTimeSecondHalf',
  'shootOut',
]);

/** The part of a mark: a break belongs to the part that it ends. */
const PART_OF_MARK: Record<PeriodMark, number> = {
  ...{ kickOff: 1, halfTime: 1, secondHalf: 2, extraTimeBreak: 2, extraTime: 3 },
  ...{ extraTimeHalf: 3, extraTimeSecondHalf: 4, shootOut: 5 },
  fullTime: 6,
};

const PART_ENDS = [45, 90, 105];

/** 1 and 2 are the halves, 3 and 4 those of extra time, 5 is the shoot-out, 6 the end. */
function partOf(event: TimedEvent): number {
  if ('mark' in event) return PART_OF_MARK[event.mark];
  if (isInShootOut(event)) return 5;
  const index = PART_ENDS.findIndex((end) => event.minute <= end);
  return index === -1 ? 4 : index + 1;
}

function rankOf(event: TimedEvent): number {
  if (!('mark' in event)) return 1;
  return BEGINS.has(event.mark) ? 0 : 2;
}

/** Orders events as they happened: 45+2 comes before 46. Events of one minute stay in the order in which they were added. */
export function compareEvents(a: CurrentEvent<TimedEvent>, b: CurrentEvent<TimedEvent>): number {
  return (
    partOf(a.event) - partOf(b.event) ||
    rankOf(a.event) - rankOf(b.event) ||
    (isInShootOut(a.event) ? 0 : compareTimes(a.event, b.event)) ||
    a.sequence - b.sequence
  );
}

function isInShootOut(event: TimedEvent): boolean {
  return kindOf(event).when === 'shootOut';
}

function compareTimes(a: TimedEvent, b: TimedEvent): number {
  return a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0);
}
