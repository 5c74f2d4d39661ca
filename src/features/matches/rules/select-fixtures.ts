import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import type { MatchEvent } from './live/match-event.ts';
import { type FixtureRow, parseFixture } from './parse-fixture.ts';

/** Selects fixtures with their competition and teams. The caller adds the filter and the order. */
export function selectFixtures(db: Db) {
  return db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .leftJoin('season', 'season.id', 'fixture.season_id')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .leftJoin('match_heartbeat', 'match_heartbeat.fixture_id', 'fixture.id')
    .select([
      'fixture.id',
      'fixture.kick_off',
      'venue.name as venue',
      'fixture.broadcast',
      'round.key as round',
      'season.id as season_id',
      'season.slug as season_slug',
      'season.name as season_name',
      'fixture.status',
      'fixture.phase',
      'fixture.clock_at',
      'fixture.clock_minute',
      'fixture.clock_rate',
      'fixture.announced_added',
      'fixture.home_score',
      'fixture.away_score',
      'fixture.home_half_time',
      'fixture.away_half_time',
      'fixture.home_shoot_out',
      'fixture.away_shoot_out',
      'fixture.reason',
      'fixture.sample',
      'fixture.updated_at',
      'match_heartbeat.heard_at',
      'competition.slug as competition_slug',
      'competition.name as competition_name',
      'competition.region as competition_region',
      'home.slug as home_slug',
      'home.name as home_name',
      'home.short_name as home_short_name',
      'home.primary_color as home_color_main',
      'home.secondary_color as home_color_second',
      'away.slug as away_slug',
      'away.name as away_name',
      'away.short_name as away_short_name',
      'away.primary_color as away_color_main',
      'away.secondary_color as away_color_second',
    ]);
}

/** Converts rows to matches with their events. */
export async function toFixtures(db: Db, rows: readonly FixtureRow[]): Promise<Fixture[]> {
  const startedIds = rows.filter((row) => row.home_score !== null).map((row) => row.id);
  const listedIds = rows.filter((row) => row.broadcast === 'listed').map((row) => row.id);
  const [events, channels] = await Promise.all([readEvents(db, startedIds), readChannels(db, listedIds)]);
  return rows.map((row) =>
    parseFixture(row, { events: events.get(row.id) ?? [], channels: channels.get(row.id) ?? [] }),
  );
}

/** The names of the channels of each match, in the editors' order. */
export async function readChannels(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('fixture_broadcaster')
    .innerJoin('broadcaster', 'broadcaster.id', 'fixture_broadcaster.broadcaster_id')
    .select(['fixture_broadcaster.fixture_id', 'broadcaster.name'])
    .where('fixture_broadcaster.fixture_id', 'in', ids)
    .orderBy('broadcaster.position')
    .orderBy('broadcaster.slug')
    .execute();
  const byFixture = Map.groupBy(rows, (row) => row.fixture_id);
  return new Map([...byFixture].map(([id, group]) => [id, group.map(({ name }) => name)]));
}

async function readEvents(db: Db, ids: readonly string[]): Promise<Map<string, MatchEvent[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('fixture_event')
    .select([
      'id',
      'fixture_id',
      'type',
      'side',
      'player',
      'other_player as otherPlayer',
      'minute',
      'added',
      'detail',
      'note',
    ])
    .where('fixture_id', 'in', ids)
    .orderBy('position')
    .execute();
  const byFixture = Map.groupBy(rows, (row) => row.fixture_id);
  return new Map(
    [...byFixture].map(([id, group]) => [id, group.map(({ fixture_id: _, ...event }) => event)]),
  );
}
