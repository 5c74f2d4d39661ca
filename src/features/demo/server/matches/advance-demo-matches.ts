import { DAY, HOUR } from '#az/format/durations.ts';
import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import type { OfficialRole } from '#features/matches/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type DemoSeason, demoSeasonId, listDemoFixtures, SEASON_MS } from './demo-calendar.ts';
import { type DemoCompetitionSlug, demoCompetitions } from './demo-competitions.ts';
import { demoCoach, demoPlayer, demoShirts } from './demo-players.ts';
import { DEMO_ID } from './demo-teams.ts';
import { playDemoMatches } from './play-demo-matches.ts';
import {
  ANNOUNCED_MS,
  demoOfficialId,
  insertMany,
  writeDemoFixtures,
  writeDemoSeason,
} from './write-demo-fixtures.ts';

/**
 * Keeps the demo around `now` (epoch ms): announces the fixtures of the next two weeks, plays the matches that have begun, and
 * begins the next seasons. May be called at any time, by several instances, and after weeks without a call. Does nothing on
 * a site without the demo.
 */
export function advanceDemoMatches(db: Db, { now }: { now: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const season of await listDemoSeasons(tx)) {
      await announceFixtures(tx, season, now);
      const next = { ...season, year: season.year + 1, startsOn: season.startsOn + SEASON_MS };
      if (next.startsOn > now + ANNOUNCED_MS) continue;
      await writeDemoSeason(tx, next);
      await announceFixtures(tx, next, now);
    }
    const changed = await playDemoMatches(tx, { now });
    await writeMatchSheets(tx, { now });
    for (const season of [...changed].sort()) await projectStandings(tx, season);
  });
}

/** The newest season with demo matches of each competition. */
async function listDemoSeasons(db: Db): Promise<DemoSeason[]> {
  const rows = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.starts_on as startsOn', 'season.name', 'competition.slug'])
    .where('competition.slug', 'in', Object.keys(demoCompetitions))
    // An import of the real season removes the sample matches. No others must come after it.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('fixture')
          .select('fixture.id')
          .whereRef('season_id', '=', 'season.id')
          .where('sample', '=', 1),
      ),
    )
    .orderBy('season.starts_on')
    .execute();
  const newest = new Map<string, DemoSeason>();
  for (const { id, startsOn, name, slug } of rows) {
    const season = { competition: slug as DemoCompetitionSlug, year: Number(name.slice(0, 4)), startsOn };
    // Editors may have a season of their own for the competition.
    if (id === demoSeasonId(season)) newest.set(slug, season);
  }
  return [...newest.values()];
}

/** Writes the fixtures after the last one that is written, until two weeks from now. */
async function announceFixtures(db: Db, season: DemoSeason, now: number): Promise<void> {
  const to = now + ANNOUNCED_MS;
  const last = await db
    .selectFrom('fixture')
    .select('kick_off')
    .where('season_id', '=', demoSeasonId(season))
    .where('kick_off', '<=', to)
    .orderBy('kick_off', 'desc')
    .limit(1)
    .executeTakeFirst();
  const from = last?.kick_off ?? season.startsOn;
  await writeDemoFixtures(db, listDemoFixtures(season, { from, to }));
}

/** Older matches have no line-ups, so that the demo starts quickly. */
const SINCE_MS = 10 * DAY;

const ROLES: readonly OfficialRole[] = ['referee', 'assistant1', 'assistant2', 'fourth', 'var', 'avar'];

/** Writes the line-ups and officials of the demo matches of the last days and of the next hour. `now` is epoch ms. */
async function writeMatchSheets(db: Db, { now }: { now: number }): Promise<void> {
  const fixtures = await db
    .selectFrom('fixture')
    .select(['id', 'home_id', 'away_id', 'kick_off'])
    .where('kick_off', '>', now - SINCE_MS)
    .where('kick_off', '<=', now + HOUR)
    .where('sample', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('line_up').select('side').whereRef('fixture_id', '=', 'fixture.id'))),
    )
    .orderBy('kick_off')
    .orderBy('id')
    .execute();
  const demo = fixtures.filter(({ id }) => id.startsWith(DEMO_ID));
  await insertMany(
    db,
    'line_up',
    demo.flatMap(({ id, home_id, away_id, kick_off }) => [
      toLineUp(id, 'home', home_id, kick_off),
      toLineUp(id, 'away', away_id, kick_off),
    ]),
  );
  await insertMany(
    db,
    'fixture_official',
    demo.flatMap(({ id }, match) =>
      ROLES.map((role, index) => ({
        fixture_id: id,
        role,
        official_id: demoOfficialId(match * ROLES.length + index),
      })),
    ),
  );
}

function toLineUp(fixture_id: string, side: 'home' | 'away', teamId: string, kickOff: number) {
  const players = demoShirts.map((shirt) => {
    const { id: playerId, name } = demoPlayer(teamId, shirt);
    return {
      playerId,
      name,
      shirt,
      isStarting: shirt <= 11,
      isCaptain: shirt === 10,
      isGoalkeeper: shirt === 1 || shirt === 12,
    };
  });
  return {
    fixture_id,
    side,
    formation: side === 'home' ? '4-3-3' : '4-2-3-1',
    coach: demoCoach(teamId),
    is_official: 1 as const,
    players: JSON.stringify(players),
    version: 1,
    updated_at: kickOff - HOUR,
  };
}
