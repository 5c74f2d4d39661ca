import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { advanceDemoMatches } from '#features/demo/server/matches/advance-demo-matches.ts';
import { replayDemoMatch } from '#features/demo/server/matches/replay-demo-match.ts';
import { seedDemoMatches } from '#features/demo/server/matches/seed-demo-matches.ts';
import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import { listFixturesOfFootballDay } from '#features/matches/rules/match-days.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '../kit/content/articles.ts';
import { kickOff } from '../kit/content/ledgers.ts';
import { writeFixture } from '../kit/content/matches.ts';
import { describeOnEachDatabase, describeOnSqlite } from '../kit/databases/databases.ts';

/** The matches that should have begun and have not. */
const listForgotten = (db: Db, now: number) =>
  db
    .selectFrom('fixture')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('kick_off', '<=', now)
    .execute();

async function countRows(db: Db): Promise<number[]> {
  const tables = ['fixture', 'ledger_entry', 'fixture_event', 'commentary_post', 'line_up'] as const;
  const counted = [];
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counted.push(Number(rows));
  }
  return counted;
}

describeOnEachDatabase('advanceDemoMatches', (open) => {
  it('keeps matches around today for three weeks, in steps and after days without a call', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    let now = NOON;
    for (const hours of [2, 11, 24, 4 * 24, 7 * 24, 36, 5 * 24]) {
      now += hours * HOUR;
      await advanceDemoMatches(db, { now });
      expect(await listForgotten(db, now)).toEqual([]);
      expect((await listFixturesOfFootballDay(db, { at: now })).length).toBeGreaterThan(1);
      for (let day = 1; day <= 7; day++)
        expect(await listFixturesOfFootballDay(db, { at: now + day * DAY })).not.toEqual([]);
    }
    expect(now - NOON).toBeGreaterThan(18 * DAY);
    for (const competition of ['azerbaijan-premier-league', 'premier-league', 'la-liga']) {
      const rows = (await findLeagueTable(db, { competition }))?.standings ?? [];
      expect(Math.min(...rows.map(({ played }) => played))).toBeGreaterThanOrEqual(14);
      expect(rows.reduce((sum, row) => sum + row.goalsFor - row.goalsAgainst, 0)).toBe(0);
      expect(rows.reduce((sum, row) => sum + row.won - row.lost, 0)).toBe(0);
    }
    const stale = await db
      .selectFrom('fixture')
      .select('id')
      .where('status', '=', 'live')
      .where('kick_off', '<', now - 3 * HOUR)
      .execute();
    // The replayed match stands still without its own job.
    expect(stale).toHaveLength(1);
    expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  it('writes nothing twice on two instances', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    const now = NOON + DAY;
    await Promise.all([advanceDemoMatches(db, { now }), advanceDemoMatches(db, { now })]);
    const before = await countRows(db);
    await advanceDemoMatches(db, { now });
    expect(await countRows(db)).toEqual(before);
  });
});

// What is written is the same on both databases, and PostgreSQL needs three times as long for it.
describeOnSqlite('what advanceDemoMatches writes', (open) => {
  it('plays a match minute by minute and ends it', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    const statusAfter = async (minutes: number) => {
      await advanceDemoMatches(db, { now: NOON + minutes * MINUTE });
      return db
        .selectFrom('fixture')
        .select(['status', 'phase'])
        .where('id', '=', 'demoopeninglive')
        .executeTakeFirstOrThrow();
    };
    expect(await statusAfter(1)).toEqual({ status: 'live', phase: 'firstHalf' });
    expect(await statusAfter(20)).toEqual({ status: 'live', phase: 'halftime' });
    expect(await statusAfter(40)).toEqual({ status: 'live', phase: 'secondHalf' });
    expect(await statusAfter(85)).toEqual({ status: 'finished', phase: null });
  });

  it(
    'begins the next season',
    async () => {
      const { db } = await open();
      await seedDemoMatches(db, { now: NOON, isReplaying: false });
      const now = NOON + 300 * DAY;
      await advanceDemoMatches(db, { now });
      const table = await findLeagueTable(db, { competition: 'azerbaijan-premier-league' });
      expect(table?.season.name).toBe('2026/27');
      expect(await listForgotten(db, now)).toEqual([]);
    },
    MINUTE,
  );

  it('leaves other matches alone, and those that an editor has touched', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    const own = await writeFixture(db, { kick_off: NOON + HOUR, sample: 1 });
    const [touched] = await db
      .selectFrom('fixture')
      .select('id')
      .where('status', '=', 'scheduled')
      .where('kick_off', '>', NOON + HOUR)
      .orderBy('kick_off')
      .limit(1)
      .execute();
    await appendEntries(db, {
      fixtureId: touched?.id ?? '',
      source: 'desk',
      staffId: 'editor',
      now: NOON,
      entries: [{ id: 'begun', action: 'add', event: kickOff(NOON) }],
    });
    await advanceDemoMatches(db, { now: NOON + DAY });
    expect(await listForgotten(db, NOON + DAY)).toEqual([{ id: own }]);
    const entries = await db
      .selectFrom('ledger_entry')
      .select('id')
      .where('fixture_id', '=', touched?.id ?? '')
      .execute();
    expect(entries).toEqual([{ id: 'begun' }]);
  });

  it('adds no sample match to a season whose real matches were imported', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: false });
    const { id } = await db
      .selectFrom('season')
      .innerJoin('competition', 'competition.id', 'competition_id')
      .select('season.id')
      .where('competition.slug', '=', 'premier-league')
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('ledger_entry')
      .where('fixture_id', 'in', db.selectFrom('fixture').select('id').where('season_id', '=', id))
      .execute();
    await db.deleteFrom('fixture').where('season_id', '=', id).execute();
    await writeFixture(db, { kick_off: NOON + DAY, season_id: id });
    await advanceDemoMatches(db, { now: NOON + 30 * DAY });
    const matches = await db.selectFrom('fixture').select('sample').where('season_id', '=', id).execute();
    expect(matches).toEqual([{ sample: 0 }]);
  });
});

describeOnEachDatabase('replayDemoMatch', (open) => {
  const replayed = (db: Db) =>
    db
      .selectFrom('fixture')
      .innerJoin('team', 'team.id', 'fixture.home_id')
      .selectAll('fixture')
      .where('team.slug', '=', 'qarabag')
      .where('fixture.clock_rate', 'is not', null)
      .executeTakeFirst();

  it(
    'plays the match 20 times as fast, again and again, and keeps no rows of earlier times',
    async () => {
      const { db } = await open();
      await seedDemoMatches(db, { now: NOON, isReplaying: true });
      expect(await replayed(db)).toMatchObject({ status: 'live', clock_rate: 20, phase: 'secondHalf' });
      const counts: string[] = [];
      const scores = new Set<string>();
      let startedAt = (await replayed(db))?.kick_off;
      for (let now = NOON; counts.length < 4; now += 10_000) {
        await Promise.all([replayDemoMatch(db, { now }), replayDemoMatch(db, { now })]);
        const match = await replayed(db);
        if (!match) continue;
        scores.add(`${match.home_score}:${match.away_score}`);
        if (match.kick_off !== startedAt) counts.push(JSON.stringify(await countRows(db)));
        startedAt = match.kick_off;
      }
      expect(new Set(counts.slice(1)).size).toBe(1);
      // A goal that VAR takes back was seen.
      expect([...scores]).toEqual(expect.arrayContaining(['0:0', '1:0', '2:2', '5:3', '4:4', '5:4']));
      expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
    },
    MINUTE,
  );

  it('begins again after an editor has ended the match', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, isReplaying: true });
    const match = await replayed(db);
    expect(match).toBeDefined();
    await appendEntries(db, {
      fixtureId: match?.id ?? '',
      source: 'desk',
      staffId: 'editor',
      now: NOON,
      entries: [{ id: 'ended', action: 'add', event: { ...kickOff(NOON), mark: 'fullTime' } }],
    });
    await replayDemoMatch(db, { now: NOON + 10_000 });
    expect(await replayed(db)).toBeUndefined();
    await replayDemoMatch(db, { now: NOON + 10 * MINUTE });
    expect(await replayed(db)).toMatchObject({ status: 'live', home_score: 0 });
  });
});
