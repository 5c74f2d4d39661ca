import type { MigrationDb } from '../migration.ts';
import { roundId, seasonOfFixture } from './copy-seasons.ts';
import type { OldEvent, OldFixture } from './old-tables.ts';

const MINUTE_MS = 60_000;
const GOALS = ['goal', 'penaltyGoal', 'ownGoal'];

/** An event of the ledger with its id. */
type Step = [id: string, event: Record<string, unknown>];

/**
 * Copies the fixtures as they were announced, and returns the rows of their ledgers: the old events, and marks that give
 * the old status and score. The server derives status and score from them when it starts: see `rebuildStaleMatches`.
 */
export async function copyFixtures(db: MigrationDb): Promise<Record<string, unknown>[]> {
  const fixtures = await db
    .selectFrom('fixture')
    .selectAll()
    .orderBy('kick_off')
    .$castTo<OldFixture>()
    .execute();
  const allEvents = await db.selectFrom('fixture_event').selectAll().$castTo<OldEvent>().execute();
  const venues = await db.selectFrom('venue').select(['id', 'name']).execute();
  const venueIds = new Map(venues.map(({ id, name }) => [name, id]));
  const eventsOf = Map.groupBy(allEvents, (event) => event.fixture_id);
  const entries: Record<string, unknown>[] = [];
  for (const row of fixtures) {
    const events = (eventsOf.get(row.id) ?? []).sort(byTime);
    const season = seasonOfFixture(row);
    await db
      .insertInto('match_fixture')
      .values({
        ...{ id: row.id, competition_id: row.competition_id, season_id: season },
        ...{ round_id: roundId(season, row.round), venue_id: venueIds.get(row.venue) ?? null },
        ...{ home_id: row.home_id, away_id: row.away_id, kick_off: row.kick_off, sample: row.sample },
        ...{ edited_at: row.updated_at, updated_at: row.updated_at },
      })
      .execute();
    listSteps(row, events).forEach(([id, event], index) => {
      entries.push({
        ...{ id, event_id: id, fixture_id: row.id, sequence: index + 1, action: 'add' },
        ...{ event: JSON.stringify(event), source: 'migration', created_at: row.updated_at },
      });
    });
  }
  return entries;
}

function byTime(a: OldEvent, b: OldEvent): number {
  return a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0);
}

/** The mark that began the current part of a live match, and the minute at which its clock starts; none in a break. */
function markOf({ phase, minute }: OldFixture): { mark: string; from: number | null } {
  if (phase === 'halftime') return { mark: 'halfTime', from: null };
  if (phase === 'penalties') return { mark: 'shootOut', from: null };
  if (phase === 'extraTime') return { mark: 'extraTime', from: 91 };
  return (minute ?? 0) <= 45 ? { mark: 'kickOff', from: 1 } : { mark: 'secondHalf', from: 46 };
}

function clockAt(row: OldFixture, from: number): number {
  const minute = (row.minute ?? from) + (row.added ?? 0);
  return Number(row.updated_at) - Math.max(0, minute - from) * MINUTE_MS;
}

function listSteps(row: OldFixture, events: readonly OldEvent[]): Step[] {
  const at = Number(row.updated_at);
  const happened = events.map((event): Step => [event.id, toLedgerEvent(event)]);
  const mark = (name: string, markAt: number, minute: number): Step => [
    `${row.id}-${name}`,
    { type: 'mark', mark: name, at: markAt, rate: 1, minute, added: null },
  ];
  const kickOff = mark('kickOff', Number(row.kick_off), 1);
  switch (row.status) {
    case 'finished':
      return hasAllGoals(row, events)
        ? [kickOff, ...happened, mark('fullTime', at, 90)]
        : [...happened, [`${row.id}-result`, resultOf(row, at)]];
    case 'live': {
      const current = markOf(row);
      const minute = current.from ?? row.minute ?? 45;
      const phase = mark(current.mark, current.from ? clockAt(row, current.from) : at, minute);
      const start = current.mark === 'kickOff' ? [phase] : [kickOff];
      return [
        ...start,
        ...happened,
        ...missingGoals(row, events),
        ...(current.mark === 'kickOff' ? [] : [phase]),
      ];
    }
    case 'abandoned':
      return [
        ...[kickOff, ...happened, ...missingGoals(row, events)],
        [`${row.id}-abandoned`, { type: 'abandoned', reason: '', at }],
      ];
    case 'postponed':
    case 'cancelled':
      return [[`${row.id}-${row.status}`, { type: row.status, reason: '', at }]];
    default:
      return happened;
  }
}

function toLedgerEvent({ type, side, player, minute, added }: OldEvent): Record<string, unknown> {
  const isGoal = type === 'goal' || type === 'penaltyGoal';
  return {
    type,
    side,
    player: { id: null, name: player },
    ...(isGoal ? { assist: null } : {}),
    minute,
    added,
  };
}

function countGoals(events: readonly OldEvent[], side: 'home' | 'away'): number {
  return events.filter((event) => event.side === side && GOALS.includes(event.type)).length;
}

function hasAllGoals(row: OldFixture, events: readonly OldEvent[]): boolean {
  return countGoals(events, 'home') === row.home_score && countGoals(events, 'away') === row.away_score;
}

function resultOf(row: OldFixture, at: number) {
  return { type: 'result', home: row.home_score, away: row.away_score, halfTime: null, shootOut: null, at };
}

/** Goals of the score that had no event, without a scorer. */
function missingGoals(row: OldFixture, events: readonly OldEvent[]): Step[] {
  const scores = { home: row.home_score ?? 0, away: row.away_score ?? 0 };
  return (['home', 'away'] as const).flatMap((side) =>
    Array.from(
      { length: Math.max(0, scores[side] - countGoals(events, side)) },
      (_, index): Step => [
        `${row.id}-${side}-${index}`,
        { type: 'goal', side, player: null, assist: null, minute: row.minute ?? 90, added: null },
      ],
    ),
  );
}
