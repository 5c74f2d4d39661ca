import type { Insertable } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { DAY } from '#az/format/durations.ts';
import { roundPosition } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
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
import { demoPlayer, demoPosition, demoShirts } from './demo-players.ts';
import {
  DEMO_ID,
  type DemoTeamSlug,
  demoBroadcasters,
  demoNationalTeams,
  demoOfficials,
  demoTeamId,
  demoTeams,
  demoVenues,
} from './demo-teams.ts';

/** How long before its kick-off a match is announced. */
export const ANNOUNCED_MS = 14 * DAY;

/** Writes a season with its teams and rounds. Does nothing when it exists. */
export async function writeDemoSeason(db: Db, season: DemoSeason): Promise<void> {
  const { clubs, regulation, stageKind: stage }: DemoCompetition = demoCompetitions[season.competition];
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
    },
  ]);
  // The one stage has the id of its season.
  await insertMany(db, 'stage', [
    {
      id,
      season_id: id,
      kind: stage,
      position: 1,
      regulation: JSON.stringify(regulation),
      version: 1,
    },
  ]);
  await insertMany(
    db,
    'stage_team',
    clubs.map((club) => ({ stage_id: id, team_id: demoTeamId(club) })),
  );
  await insertMany(
    db,
    'round',
    listDemoRounds(season.competition).map((key) => ({
      id: demoRoundId(season, key),
      season_id: id,
      stage_id: id,
      key,
      position: roundPosition(key),
    })),
  );
}

/** Writes fixtures with their venues and broadcasters. Those that exist stay as they are. */
export async function writeDemoFixtures(db: Db, fixtures: readonly DemoFixture[]): Promise<void> {
  const rows = fixtures.map(({ id, season, home, away, round, kickOff }) => ({
    id,
    competition_id: demoCompetitionId(season.competition),
    season_id: demoSeasonId(season),
    stage_id: demoSeasonId(season),
    is_neutral: 0 as const,
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
    ([slug, [name, short_name, primary_color, secondary_color, country]]) => ({
      id: demoTeamId(slug as DemoTeamSlug),
      slug,
      name,
      short_name,
      primary_color,
      secondary_color,
      country,
      code: slug.replaceAll('-', '').slice(0, 3).toUpperCase(),
      kind: demoNationalTeams.includes(slug) ? ('national' as const) : ('club' as const),
      version: 1,
    }),
  );
  const players = teams
    .filter(({ slug }) => slug !== 'azerbaycan')
    .flatMap((team) =>
      demoShirts.map((shirt) => {
        const { id, name } = demoPlayer(team.id, shirt);
        return {
          id,
          name,
          slug: `${slugify(name)}-${team.slug}`,
          sort_key: sortKey(name),
          shirt,
          position: demoPosition(shirt),
          team_id: team.id,
          version: 1,
        };
      }),
    );
  const venues = Object.entries(demoVenues).map(([team, [name, city]]) => ({
    id: demoVenueId(team as DemoTeamSlug),
    slug: slugify(name),
    name,
    city,
    version: 1,
  }));
  const officials = demoOfficials.map((name, index) => ({
    id: demoOfficialId(index),
    name,
    sort_key: sortKey(name),
    version: 1,
  }));
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
  return `${DEMO_ID}official${(index % demoOfficials.length) + 1}`;
}

function demoBroadcasterId(index: number): string {
  return `${DEMO_ID}channel${(index % demoBroadcasters.length) + 1}`;
}
