import type { Db } from '#platform/db/schema.ts';
import type { MatchPhase } from '../tables.ts';
import type { Fixture, FixtureFacts, Score } from './fixture.ts';
import type { MatchEvent } from './live/match-event.ts';

/** Selects fixtures with their competition and teams. The caller adds the filter and the order. */
export function selectFixtures(db: Db) {
  return db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .leftJoin('season', 'season.id', 'fixture.season_id')
    .leftJoin('stage', 'stage.id', 'fixture.stage_id')
    .leftJoin('stage_group', 'stage_group.id', 'fixture.group_id')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .leftJoin('match_heartbeat', 'match_heartbeat.fixture_id', 'fixture.id')
    .select([
      'fixture.id',
      'fixture.kick_off',
      'venue.name as venue',
      'fixture.broadcast',
      'fixture.is_neutral',
      'fixture.tie_id',
      'fixture.leg',
      'stage.id as stage_id',
      'stage.kind as stage_kind',
      'stage.name as stage_name',
      'stage_group.name as group_name',
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
      'fixture.home_regular',
      'fixture.away_regular',
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
      'home.crest as home_crest',
      'away.slug as away_slug',
      'away.name as away_name',
      'away.short_name as away_short_name',
      'away.primary_color as away_color_main',
      'away.secondary_color as away_color_second',
      'away.crest as away_crest',
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

/** A row of the fixture table with its competition and teams. */
type FixtureRow = Awaited<ReturnType<ReturnType<typeof selectFixtures>['execute']>>[number];

/** What belongs to a match besides its row. */
interface FixtureParts {
  events: MatchEvent[];
  /** The names of its channels. */
  channels: string[];
}

/** Converts a row to the type of its status. The checks of the table see to it that it has the values of this status. */
function parseFixture(row: FixtureRow, { events, channels }: FixtureParts): Fixture {
  const facts = readFacts(row, channels);
  switch (row.status) {
    case 'scheduled':
      return { ...facts, status: 'scheduled', reason: row.reason };
    case 'postponed':
      return { ...facts, status: 'postponed', reason: row.reason ?? '' };
    case 'cancelled':
      return { ...facts, status: 'cancelled', reason: row.reason ?? '' };
    case 'finished':
      return { ...facts, status: 'finished', ...readPlayed(row), events };
    case 'abandoned':
    case 'awarded':
      return { ...facts, status: row.status, ...readPlayed(row), events, reason: row.reason ?? '' };
    case 'suspended':
      return {
        ...facts,
        status: 'suspended',
        ...readPlayed(row),
        events,
        phase: row.phase as MatchPhase,
        reason: row.reason ?? '',
      };
    case 'live':
      return {
        ...facts,
        status: 'live',
        ...readPlayed(row),
        events,
        phase: row.phase as MatchPhase,
        clock: readTogether({ at: row.clock_at, minute: row.clock_minute, rate: row.clock_rate }),
        announcedAdded: row.announced_added,
        heardAt: Math.max(row.updated_at, row.heard_at ?? 0),
      };
  }
}

function readPlayed(row: FixtureRow) {
  return {
    score: readTogether({ home: row.home_score, away: row.away_score }) as Score,
    halfTime: readTogether({ home: row.home_half_time, away: row.away_half_time }),
    regular: readTogether({ home: row.home_regular, away: row.away_regular }),
    shootOut: readTogether({ home: row.home_shoot_out, away: row.away_shoot_out }),
  };
}

/** Values that a row has together or not at all. */
function readTogether<Values extends Record<string, unknown>>(
  values: Values,
): { [Name in keyof Values]: NonNullable<Values[Name]> } | null {
  return Object.values(values).includes(null)
    ? null
    : (values as { [Name in keyof Values]: NonNullable<Values[Name]> });
}

function readFacts(row: FixtureRow, channels: string[]): FixtureFacts {
  const stage = readTogether({ id: row.stage_id, kind: row.stage_kind });
  return {
    id: row.id,
    competition: {
      slug: row.competition_slug,
      name: row.competition_name,
      region: row.competition_region,
    },
    home: {
      slug: row.home_slug,
      name: row.home_name,
      shortName: row.home_short_name,
      colors: [row.home_color_main, row.home_color_second],
      crest: row.home_crest,
    },
    away: {
      slug: row.away_slug,
      name: row.away_name,
      shortName: row.away_short_name,
      colors: [row.away_color_main, row.away_color_second],
      crest: row.away_crest,
    },
    season: readTogether({ id: row.season_id, slug: row.season_slug, name: row.season_name }),
    kickOff: row.kick_off,
    venue: row.venue,
    isNeutral: row.is_neutral === 1,
    stage: stage && { ...stage, name: row.stage_name },
    group: row.group_name,
    tie: readTogether({ id: row.tie_id, leg: row.leg }),
    channels: row.broadcast === 'unknown' ? null : channels,
    round: row.round,
    sample: row.sample === 1,
    updatedAt: row.updated_at,
  };
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
