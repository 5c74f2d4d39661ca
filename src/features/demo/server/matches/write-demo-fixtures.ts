import type { Insertable } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { DAY } from '#az/format/durations.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import {
  type DemoFixture,
  type DemoSeason,
  demoCompetitionId,
  demoRoundId,
  demoSeasonId,
  listDemoRounds,
} from './demo-calendar.ts';
import { type DemoCompetition, type DemoCompetitionSlug, demoCompetitions } from './demo-competitions.ts';
import {
  DEMO_ID,
  DEMO_OFFICIALS,
  DEMO_SHIRTS,
  type DemoTeamSlug,
  demoBroadcasters,
  demoPlayer,
  demoTeamId,
  demoTeams,
  demoVenues,
} from './demo-teams.ts';

/** How long before its kick-off a match is announced. */
export const ANNOUNCED_MS = 14 * DAY;

/** Writes a season with its teams and rounds. Does nothing when it exists. */
export async function writeDemoSeason(db: Db, season: DemoSeason): Promise<void> {
  const { clubs, regulation }: DemoCompetition = demoCompetitions[season.competition];
  const id = demoSeasonId(season);
  const ends = String((season.year + 1) % 100).padStart(2, '0');
  await insertMany(db, 'season', [
    {
      id,
      competition_id: demoCompetitionId(season.competition),
      starts_on: season.startsOn,
      version: 1,
      slug: `${season.year}-${ends}`,
      name: `${season.year}/${ends}`,
      regulation: JSON.stringify(regulation),
    },
  ]);
  await insertMany(
    db,
    'season_team',
    clubs.map((club) => ({ season_id: id, team_id: demoTeamId(club) })),
  );
  await insertMany(
    db,
    'round',
    listDemoRounds(season.competition).map((key, index) => ({
      id: demoRoundId(season, key),
      season_id: id,
      key,
      position: Number(key) || 100 + index,
    })),
  );
}

/** Writes fixtures with their venues and broadcasters. Those that exist stay as they are. */
export async function writeDemoFixtures(db: Db, fixtures: readonly DemoFixture[]): Promise<void> {
  const rows = fixtures.map(({ id, season, home, away, round, kickOff }) => ({
    id,
    competition_id: demoCompetitionId(season.competition),
    season_id: demoSeasonId(season),
    round_id: demoRoundId(season, round),
    home_id: demoTeamId(home),
    away_id: demoTeamId(away),
    kick_off: kickOff,
    venue_id: home in demoVenues ? demoVenueId(home) : null,
    broadcast: 'listed' as const,
    sample: 1 as const,
    version: 1,
    status: 'scheduled' as const,
    last_sequence: 0,
    edited_at: kickOff - ANNOUNCED_MS,
    updated_at: kickOff - ANNOUNCED_MS,
  }));
  await insertMany(db, 'fixture', rows);
  await insertMany(
    db,
    'fixture_broadcaster',
    rows.map(({ id }, index) => ({ fixture_id: id, broadcaster_id: demoBroadcasterId(index) })),
  );
}

/** Writes what the demo matches name: competitions, teams with their players, venues, officials and broadcasters. */
export async function writeDemoNames(db: Db): Promise<void> {
  const competitions = Object.entries(demoCompetitions).map(([slug, { name, region, kind }], position) => ({
    id: demoCompetitionId(slug as DemoCompetitionSlug),
    slug,
    name,
    region,
    kind,
    category_slug: slug,
    position,
    version: 1,
  }));
  const teams = Object.entries(demoTeams).map(
    ([slug, [name, short_name, primary_color, secondary_color]]) => ({
      id: demoTeamId(slug as DemoTeamSlug),
      slug,
      name,
      short_name,
      primary_color,
      secondary_color,
      kind: 'club' as const,
      grammar: null,
      version: 1,
    }),
  );
  const players = teams.flatMap((team) =>
    Array.from({ length: DEMO_SHIRTS }, (_, index) => {
      const { id, name } = demoPlayer(team.id, index + 1);
      const row = { slug: `${team.slug}-${index + 1}`, sort_key: sortKey(name), shirt: index + 1 };
      return { id, name, ...row, team_id: team.id, version: 1 };
    }),
  );
  const venues = Object.entries(demoVenues).map(([team, [name, city]]) => ({
    id: demoVenueId(team as DemoTeamSlug),
    slug: slugify(name),
    name,
    city,
    version: 1,
  }));
  const officials = Array.from({ length: DEMO_OFFICIALS }, (_, index) => {
    const name = `Hakim ${index + 1}`;
    return { id: demoOfficialId(index), name, sort_key: sortKey(name), version: 1 };
  });
  const broadcasters = demoBroadcasters.map((name, position) => ({
    id: demoBroadcasterId(position),
    slug: slugify(name),
    name,
    address: null,
    position,
    version: 1,
  }));
  await insertMany(db, 'competition', competitions);
  await insertMany(db, 'team', teams);
  await insertMany(db, 'player', players);
  await insertMany(db, 'venue', venues);
  await insertMany(db, 'official', officials);
  await insertMany(db, 'broadcaster', broadcasters);
}

function demoVenueId(team: DemoTeamSlug): string {
  return `${demoTeamId(team)}venue`;
}

/** Rows of one statement. SQLite takes at most 32,766 parameters. */
const BATCH = 500;

/** Inserts rows in a few statements. Rows that exist already stay as they are. */
export async function insertMany<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + BATCH) as Insertable<Database[Table]>[])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export function demoOfficialId(index: number): string {
  return `${DEMO_ID}official${(index % DEMO_OFFICIALS) + 1}`;
}

function demoBroadcasterId(index: number): string {
  return `${DEMO_ID}channel${(index % demoBroadcasters.length) + 1}`;
}
