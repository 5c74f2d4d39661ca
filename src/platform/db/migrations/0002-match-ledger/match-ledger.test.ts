import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { hasScore } from '#features/matches/rules/fixture.ts';
import { rebuildMatches, rebuildStaleMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import { listFixturesById } from '#features/matches/rules/list-fixtures-by-id.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { OpenDatabase } from '../../engine.ts';
import { migrateToLatest } from '../../migrate.ts';
import { openDatabase } from '../../open-database.ts';
import { baseline } from '../0001-baseline/baseline.ts';
import type { MigrationDb } from '../migration.ts';

/** An old row of `fixture`. 10 March 2026 lies in the season 2025/26. */
const fixture = (id: string, columns: object) => ({
  ...{ id, competition_id: 'apl', home_id: 'qarabag', away_id: 'neftci', kick_off: NOON, sample: 0 },
  ...{ updated_at: NOON + 40 * 60_000, venue: 'Neftçi Arena', round: '12', ...columns },
});
const live = { status: 'live', phase: 'playing', minute: 90, added: 4, home_score: 1, away_score: 0 };

async function writeOldRows(db: MigrationDb): Promise<void> {
  const competition = { name: 'Liqa', region: 'azerbaijan', position: 0 };
  for (const id of ['apl', 'kubok'])
    await db
      .insertInto('competition')
      .values({ id, slug: id, ...competition })
      .execute();
  for (const id of ['qarabag', 'neftci'])
    await db
      .insertInto('team')
      .values({
        id,
        slug: id,
        name: id,
        short_name: id,
        primary_color: '#000000',
        secondary_color: '#ffffff',
      })
      .execute();
  const fixtures = [
    fixture('complete', { status: 'finished', home_score: 2, away_score: 1 }),
    fixture('scoreOnly', { status: 'finished', home_score: 3, away_score: 3 }),
    fixture('live', live),
    fixture('pause', { ...live, phase: 'halftime', minute: 45, venue: null }),
    fixture('abandoned', { status: 'abandoned', home_score: 0, away_score: 1 }),
    fixture('postponed', { status: 'postponed', round: null }),
    fixture('scheduled', { status: 'scheduled', competition_id: 'kubok', round: 'final' }),
  ];
  for (const row of fixtures) await db.insertInto('fixture').values(row).execute();
  const events = [
    ['complete', 'goal', 'home', 12],
    ['complete', 'ownGoal', 'home', 80],
    ['complete', 'penaltyGoal', 'away', 45],
    ['live', 'goal', 'home', 50],
    ['live', 'yellow', 'away', 55],
  ] as const;
  for (const [index, [fixture_id, type, side, minute]] of events.entries())
    await db
      .insertInto('fixture_event')
      .values({ id: `event${index}`, fixture_id, type, side, player: '№ 9', minute, sequence: index })
      .execute();
  const numbers = { won: 9, drawn: 2, lost: 1, goals_for: 30, goals_against: 9, points: 29 };
  const season = { competition_id: 'apl', season: '2025/26', played: 12, change: 0, sample: 0 };
  await db
    .insertInto('standing')
    .values([
      { ...season, ...numbers, team_id: 'qarabag', position: 1, form: 'WWDWD', zone: 'ucl' },
      { ...season, ...numbers, won: 0, lost: 10, points: 2, team_id: 'neftci', position: 2, form: 'LLLLD' },
    ])
    .execute();
}

async function openEmpty(database: OpenDatabase & { target: Parameters<typeof openDatabase>[0] }) {
  if (database.engine === 'sqlite') return openDatabase({ kind: 'sqlite', file: ':memory:' });
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
  return openDatabase(database.target);
}

describeOnEachDatabase('the migration to the ledger', (open) => {
  it('carries over fixtures with their scores and events, and tables', async () => {
    const database = await openEmpty(await open());
    const { db } = database;
    await migrateToLatest(database, [baseline]);
    await writeOldRows(db);
    await migrateToLatest(database);
    expect(await rebuildStaleMatches(db)).toBe(6);

    const ids = ['complete', 'scoreOnly', 'live', 'pause', 'abandoned', 'postponed', 'scheduled'];
    const read = await listFixturesById(db, { ids });
    const states = new Map(
      read.map((one) => [
        one.id,
        `${one.status} ${hasScore(one) ? `${one.score.home}:${one.score.away} ${one.events.length}` : ''}`,
      ]),
    );
    expect(Object.fromEntries(states)).toEqual({
      ...{ complete: 'finished 2:1 5', scoreOnly: 'finished 3:3 0', live: 'live 1:0 4', pause: 'live 1:0 3' },
      ...{ abandoned: 'abandoned 0:1 2', postponed: 'postponed ', scheduled: 'scheduled ' },
    });
    const playing = read.find(({ id }) => id === 'live');
    expect(playing).toMatchObject({
      ...{ phase: 'secondHalf', venue: 'Neftçi Arena', round: '12', season: { name: '2025/26' } },
      // 90+4 at NOON + 40 minutes.
      clock: { minute: 46, at: NOON - 8 * 60_000 },
    });
    expect(read.find(({ id }) => id === 'scheduled')).toMatchObject({
      round: 'final',
      venue: 'Neftçi Arena',
    });

    // Two finished matches are counted from their ledgers and two live ones as they stand; the rest was carried over.
    const table = await findLeagueTable(db, { competition: 'apl' });
    expect(table?.standings[0]).toMatchObject({
      ...{ team: { slug: 'qarabag' }, played: 14, won: 11, drawn: 2, lost: 1, zone: 'ucl', isLive: true },
      ...{ goalsFor: 32, goalsAgainst: 9, form: ['W', 'W', 'D', 'W', 'D'] },
    });
    expect(await findLeagueTable(db, { competition: 'kubok' })).toBeNull();
    expect(await rebuildStaleMatches(db)).toBe(0);
    await rebuildMatches(db);
    expect(await findLeagueTable(db, { competition: 'apl' })).toEqual(table);
    await database.close();
  });
});
