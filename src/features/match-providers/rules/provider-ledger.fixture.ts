import { MINUTE } from '#az/format/durations.ts';
import type { Side } from '#features/matches/rules/event-fields.ts';
import { deriveMatch } from '#features/matches/rules/ledger/derive-match.ts';
import { foldLedger } from '#features/matches/rules/ledger/fold-ledger.ts';
import type { EventOf, LedgerEntry, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { diffSnapshot } from './diff-snapshot.ts';
import type { LedgerChange } from './held-events.ts';
import type { MatchSnapshot, SnapshotEvent, SnapshotMark } from './match-snapshot.ts';

/** The match `1` of the provider `a` is the fixture. */
export async function writeProviderFixture(db: Db, fixtureId: string): Promise<void> {
  await db
    .insertInto('provider_fixture')
    .values({
      provider: 'a',
      external_id: '1',
      fixture_id: fixtureId,
      kick_off: NOON,
      poll_at: NOON,
      home_external_id: '10',
      away_external_id: '20',
    })
    .execute();
}

/** A ledger in memory, written by a provider and by the desk. */
export function createProviderLedger(source = 'provider') {
  const entries: LedgerEntry[] = [];
  const append = (change: LedgerChange, by: string): string => {
    const sequence = entries.length + 1;
    const id = `entry-${sequence}`;
    const eventId = change.action === 'add' ? id : change.eventId;
    entries.push({
      id,
      sequence,
      action: change.action,
      eventId,
      source: by,
      staffId: null,
      createdAt: sequence,
      // As the database returns it.
      event: change.action === 'retract' ? null : JSON.parse(JSON.stringify(change.event)),
      reason: change.action === 'retract' ? change.reason : null,
      sourceKey: change.action === 'retract' ? null : (change.sourceKey ?? null),
    });
    return eventId;
  };
  return {
    entries,
    /** Applies a snapshot and returns what it changed. */
    receive(snapshot: MatchSnapshot, isStatusLocked = false): LedgerChange[] {
      const changes = diffSnapshot(snapshot, { entries, source, isStatusLocked });
      for (const change of changes) append(change, source);
      return changes;
    },
    /** An entry of the desk. Returns the id of its event. */
    desk: (change: LedgerChange) => append(change, 'desk'),
    current: () => foldLedger(entries),
    state: () => deriveMatch(foldLedger(entries)),
    find: <Type extends LedgerEvent['type']>(type: Type) =>
      foldLedger(entries).filter(
        (one): one is typeof one & { event: EventOf<Type> } => one.event.type === type,
      ),
  };
}

const KICK_OFF = Date.UTC(2026, 2, 7, 15);

const MARK_TIMES = { kickOff: 0, halfTime: null, secondHalf: 62, fullTime: null } as const;
export const marksUntil = (last: keyof typeof MARK_TIMES): SnapshotMark[] => {
  const names = Object.keys(MARK_TIMES) as (keyof typeof MARK_TIMES)[];
  return names.slice(0, names.indexOf(last) + 1).map((mark) => {
    const minute = MARK_TIMES[mark];
    return { mark, at: minute === null ? null : KICK_OFF + minute * MINUTE };
  });
};

/** A snapshot of a live match in the first half; the score follows from its goals. */
export function makeSnapshot(given: Partial<MatchSnapshot> = {}): MatchSnapshot {
  const events = given.events ?? [];
  const count = (side: Side) =>
    events.filter(({ event }) => /^goal|Goal$/.test(event.type) && 'side' in event && event.side === side)
      .length;
  return {
    externalId: '1',
    kickOff: KICK_OFF,
    fetchedAt: KICK_OFF + 30 * MINUTE,
    home: { externalId: '10', name: 'Qarabağ' },
    away: { externalId: '20', name: 'Neftçi' },
    venue: null,
    round: null,
    isCalledOff: false,
    status: { status: 'live', marks: marksUntil('kickOff') },
    minute: 30,
    score: { home: count('home'), away: count('away') },
    halfTime: null,
    regular: null,
    shootOut: null,
    events,
    lineUps: {},
    statistics: null,
    unknown: [],
    ...given,
  };
}

export function goal(
  minute: number,
  name: string | null,
  more: { side?: Side; key?: string } = {},
): SnapshotEvent {
  const player = name === null ? null : { id: null, name };
  return {
    key: more.key ?? null,
    event: { type: 'goal', side: more.side ?? 'home', player, assist: null, minute, added: null },
  };
}
