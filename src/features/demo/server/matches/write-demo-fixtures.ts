import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import {
  type DemoFixture,
  type DemoSeason,
  demoCompetitionId,
  demoRoundId,
  demoSeasonId,
  listDemoRounds,
} from './demo-calendar.ts';
import { type DemoCompetition, demoCompetitions } from './demo-competitions.ts';
import { demoVenues } from './demo-people.ts';
import { demoTeamId } from './demo-teams.ts';
import { insertMany } from './insert-many.ts';
import { demoBroadcasterId, demoVenueId } from './write-demo-names.ts';

/** How long before its kick-off a match is announced. */
export const ANNOUNCED_MS = 14 * DAY;

/** Writes a season with its teams and rounds. Does nothing when it exists. */
export async function writeDemoSeason(db: Db, season: DemoSeason): Promise<void> {
  const { clubs, regulation }: DemoCompetition = demoCompetitions[season.competition];
  const id = demoSeasonId(season);
  const ends = String((season.year + 1) % 100).padStart(2, '0');
  await insertMany(db, 'season', [
    {
      ...{
        id,
        competition_id: demoCompetitionId(season.competition),
        starts_on: season.startsOn,
        version: 1,
      },
      ...{ slug: `${season.year}-${ends}`, name: `${season.year}/${ends}` },
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
      ...{ id: demoRoundId(season, key), season_id: id, key, position: Number(key) || 100 + index },
    })),
  );
}

/** Writes fixtures with their venues and broadcasters. Those that exist stay as they are. */
export async function writeDemoFixtures(db: Db, fixtures: readonly DemoFixture[]): Promise<void> {
  const rows = fixtures.map(({ id, season, home, away, round, kickOff }) => ({
    ...{ id, competition_id: demoCompetitionId(season.competition), season_id: demoSeasonId(season) },
    ...{ round_id: demoRoundId(season, round), home_id: demoTeamId(home), away_id: demoTeamId(away) },
    ...{ kick_off: kickOff, venue_id: home in demoVenues ? demoVenueId(home) : null },
    ...{ broadcast: 'listed' as const, sample: 1 as const, version: 1, status: 'scheduled' as const },
    ...{ last_sequence: 0, edited_at: kickOff - ANNOUNCED_MS, updated_at: kickOff - ANNOUNCED_MS },
  }));
  await insertMany(db, 'fixture', rows);
  await insertMany(
    db,
    'fixture_broadcaster',
    rows.map(({ id }, index) => ({ fixture_id: id, broadcaster_id: demoBroadcasterId(index) })),
  );
}
