import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import { z } from '#platform/zod.ts';
import type { FixtureEventType } from '../../tables.ts';
import type {
  CountedStatistic,
  EventKind,
  StatusKind,
  SummaryKind,
  TimelineKind,
} from '../define-event-kind.ts';
import { otherSide, type PlayerRef, type Side } from '../event-fields.ts';
import { eventKinds } from '../event-kinds.ts';

export type LedgerEventType = FixtureEventType | StatusKind | SummaryKind;

/** The events of one type: `EventOf<'goal'>`. */
export type EventOf<Type extends LedgerEventType> = z.infer<(typeof eventKinds)[Type]['schema']>;

/** Everything that can happen in a match: see `eventKinds`. */
export type LedgerEvent = EventOf<LedgerEventType>;

/** The events of the timeline, which have a minute. The others change the status of the match, or sum it up. */
export type TimedEvent = EventOf<FixtureEventType>;

type Schema = (typeof eventKinds)[LedgerEventType]['schema'];

/** Checks an event of any kind. */
export const ledgerEvent = z.discriminatedUnion(
  'type',
  Object.values(eventKinds).map(({ schema }) => schema) as [Schema, ...Schema[]],
);

const kinds: Record<FixtureEventType, TimelineKind<TimedEvent>> &
  Record<StatusKind | SummaryKind, EventKind<LedgerEvent>> = eventKinds;

/** What the program knows of the kind of an event. */
export function kindOf(event: { type: FixtureEventType }): TimelineKind<TimedEvent>;
export function kindOf(event: { type: LedgerEventType }): EventKind<LedgerEvent>;
export function kindOf({ type }: { type: LedgerEventType }): EventKind<LedgerEvent> {
  return kinds[type];
}

export function isTimed(event: LedgerEvent): event is TimedEvent {
  return isTimelineType(event.type);
}

export function isTimelineType(type: string): type is FixtureEventType {
  if (!Object.hasOwn(kinds, type)) return false;
  const { when } = kinds[type as LedgerEventType];
  return when !== 'status' && when !== 'summary';
}

/** The types of the events of the timeline. */
export const timelineTypes = Object.keys(kinds).filter(isTimelineType);

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
/** What an event of the timeline says besides its time. */
export type DetailName = Exclude<KeyOf<TimedEvent>, 'type' | 'minute' | 'added'>;

/** What the events of a type say besides their time, in the order of their fields. */
export function listDetails(type: FixtureEventType): DetailName[] {
  return Object.keys(eventKinds[type].schema.shape).filter(
    (name): name is DetailName => name !== 'type' && name !== 'minute' && name !== 'added',
  );
}

/** Whether the event gives its side a goal. Kicks of a shoot-out do not. */
export function isGoal(event: { type: FixtureEventType }): boolean {
  return kindOf(event).score !== null;
}

export function isGoalEvent(event: LedgerEvent): event is Extract<TimedEvent, { side: Side }> {
  return isTimed(event) && isGoal(event);
}

export function isCard(event: { type: FixtureEventType }): boolean {
  return isCountedIn(event, 'yellowCards') || isCountedIn(event, 'redCards');
}

/** Whether the event is counted in this statistic. A second yellow card is a yellow and a red one. */
export function isCountedIn(event: { type: FixtureEventType }, statistic: CountedStatistic): boolean {
  return kindOf(event).statistics.includes(statistic);
}

/** The players that an event names: who did it, and the assist; or who comes on, and who leaves the pitch. */
export function playersOf(event: LedgerEvent): [player: PlayerRef | null, other: PlayerRef | null] {
  if ('playerIn' in event) return [event.playerIn, event.playerOut];
  return ['player' in event ? event.player : null, 'assist' in event ? event.assist : null];
}

/** The team of the players that an event names: for an own goal, the one that does not get the goal. */
export function sideOfPlayers(event: { type: LedgerEventType; side?: Side | null }): Side | null {
  const { type, side } = event;
  if (!side || !isTimelineType(type)) return null;
  return kindOf({ type }).score === 'ownGoal' ? otherSide(side) : side;
}

/** One line of the ledger of a match. Lines are only added, never changed. */
export interface LedgerEntry {
  id: string;
  /** 1, 2, 3 … within the match. */
  sequence: number;
  action: 'add' | 'correct' | 'retract';
  /** The event that it adds, corrects or retracts; the entry's own id when it adds one. */
  eventId: string;
  /** Null for a retraction. */
  event: LedgerEvent | null;
  reason: string | null;
  /** `desk`, `import`, `replay`, `migration`, or the name of a provider. */
  source: string;
  /** The identity of the event at its provider. */
  sourceKey: string | null;
  staffId: string | null;
  /** Epoch ms. */
  createdAt: number;
}

/** The ledger of a match, in its order. */
export async function listLedger(db: Db, { fixtureId }: { fixtureId: string }): Promise<LedgerEntry[]> {
  const ledgers = await listLedgers(db, { fixtureIds: [fixtureId] });
  return ledgers.get(fixtureId) ?? [];
}

const FIXTURES_PER_QUERY = 500;

/** The ledgers of several matches by their ids, each in its order. A match without entries is missing. */
export async function listLedgers(
  db: Db,
  { fixtureIds }: { fixtureIds: readonly string[] },
): Promise<Map<string, LedgerEntry[]>> {
  const ledgers = new Map<string, LedgerEntry[]>();
  for (const ids of toChunks(fixtureIds, FIXTURES_PER_QUERY)) {
    const rows = await db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('fixture_id', 'in', ids)
      .orderBy('fixture_id')
      .orderBy('sequence')
      .execute();
    for (const [id, own] of Map.groupBy(rows, (row) => row.fixture_id))
      ledgers.set(
        id,
        own.map((row) => ({
          id: row.id,
          sequence: row.sequence,
          action: row.action,
          eventId: row.event_id,
          event: row.event === null ? null : ledgerEvent.parse(JSON.parse(row.event)),
          reason: row.reason,
          source: row.source,
          sourceKey: row.source_key,
          staffId: row.staff_id,
          createdAt: row.created_at,
        })),
      );
  }
  return ledgers;
}
