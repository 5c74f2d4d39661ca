import { isDeepStrictEqual } from 'node:util';
import type { EventOf, LedgerEntry } from '#features/matches/rules/ledger/ledger-event.ts';
import { DESK, type HeldEvent, type LedgerChange } from './held-events.ts';
import type { MatchSnapshot, SnapshotStatus } from './match-snapshot.ts';

/**
 * The statistics of the provider as one event that it corrects, at half time and after the end: they change with every poll, and
 * the ledger keeps every entry. Statistics of the desk stay, and so does what the desk has made of those of the provider.
 */
export function diffStatistics(
  { status, statistics, fetchedAt: at }: MatchSnapshot,
  held: readonly HeldEvent[],
  { entries, source }: { entries: readonly LedgerEntry[]; source: string },
): LedgerChange[] {
  if (!statistics || !isPause(status)) return [];
  const known = held.filter(({ event }) => event.type === 'statistics');
  const isAddedBy = (one: HeldEvent, by: string) =>
    entries.some((entry) => entry.id === one.id && entry.source === by);
  if (known.some((one) => !one.isRetracted && isAddedBy(one, DESK))) return [];
  const own = known.findLast((one) => isAddedBy(one, source));
  if (!own) return [{ action: 'add', event: { type: 'statistics', statistics, at } }];
  if (entries.some((entry) => entry.eventId === own.id && entry.source === DESK)) return [];
  const event = own.event as EventOf<'statistics'>;
  if (isDeepStrictEqual(event.statistics, statistics)) return [];
  return [{ action: 'correct', eventId: own.id, event: { ...event, statistics } }];
}

function isPause(status: SnapshotStatus | null): boolean {
  if (status?.status === 'finished') return true;
  return status?.status === 'live' && status.marks.at(-1)?.mark === 'halfTime';
}
