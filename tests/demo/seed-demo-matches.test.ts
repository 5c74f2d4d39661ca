import { expect, it } from 'vitest';
import { footballDay, formatTime } from '#az/format/dates.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { seedDemoMatches } from '#features/demo/server/matches/seed-demo-matches.ts';
import { hasScore, isLive } from '#features/matches/rules/fixture.ts';
import { isGoal } from '#features/matches/rules/ledger/ledger-event.ts';
import { listLiveMatches } from '#features/matches/rules/live/list-current-matches.ts';
import { listFixturesOfFootballDay } from '#features/matches/rules/match-days.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '../kit/content/articles.ts';
import { describeOnEachDatabase, describeOnSqlite } from '../kit/databases/databases.ts';

const LEAGUES = [
  ['azerbaijan-premier-league', 12],
  ['premier-league', 20],
  ['la-liga', 20],
] as const;

const seed = (db: Db, now = NOON) => seedDemoMatches(db, { now, isReplaying: false });

describeOnEachDatabase('seedDemoMatches', (open) => {
  it('writes a day with every status, a live match with many goals and one after midnight', async () => {
    const { db } = await open();
    expect(await seed(db)).toBe(true);
    const today = await listFixturesOfFootballDay(db, { at: NOON });
    expect(new Set(today.map(({ status }) => status))).toEqual(
      new Set([
        'scheduled',
        'live',
        'finished',
        'postponed',
        'suspended',
        'abandoned',
        'cancelled',
        'awarded',
      ]),
    );
    expect(today.every((fixture) => fixture.sample)).toBe(true);
    expect(today.some((fixture) => formatTime(fixture.kickOff) === '00:00')).toBe(true);
    const goals = today.filter(isLive).map((match) => match.events.filter(isGoal).length);
    expect(Math.max(...goals)).toBeGreaterThan(5);
  });
});

// What is written is the same on both databases, and PostgreSQL needs four times as long for it.
describeOnSqlite('what seedDemoMatches writes', (open) => {
  it('has derived scores and live matches at any hour of the day', async () => {
    const { db } = await open();
    for (let hour = 0; hour < 24; hour += 8) {
      await db.deleteFrom('ledger_entry').execute();
      for (const table of [
        'squad',
        'fixture',
        'season',
        'player',
        'venue',
        'official',
        'broadcaster',
      ] as const)
        await db.deleteFrom(table).execute();
      for (const table of ['team', 'competition'] as const) await db.deleteFrom(table).execute();
      const now = footballDay(NOON).start + hour * HOUR;
      await seed(db, now);
      expect((await listLiveMatches(db, { now })).length).toBeGreaterThanOrEqual(3);
      for (const at of [now - DAY, now, now + DAY]) {
        for (const fixture of await listFixturesOfFootballDay(db, { at })) {
          expect(fixture.status === 'scheduled').toBe(fixture.kickOff > now);
          if (!hasScore(fixture) || fixture.status === 'awarded') continue;
          const goalsOf = (side: string) =>
            fixture.events.filter((event) => isGoal(event) && event.side === side).length;
          expect(fixture.score).toEqual({ home: goalsOf('home'), away: goalsOf('away') });
        }
      }
    }
  });

  it('ends every shoot-out with the kick that decides it', async () => {
    const { db } = await open();
    await seed(db);
    const kicks = await db
      .selectFrom('fixture_event')
      .select(['fixture_id', 'side', 'detail'])
      .where('type', '=', 'shootOutKick')
      .orderBy('fixture_id')
      .orderBy('position')
      .execute();
    const shootOuts = Object.values(Object.groupBy(kicks, ({ fixture_id }) => fixture_id));
    expect(shootOuts.length).toBeGreaterThan(1);
    for (const taken of shootOuts) {
      const left = { home: 5, away: 5 };
      const scored = { home: 0, away: 0 };
      for (const { side, detail } of taken ?? []) {
        const isOpen = scored.home <= scored.away + left.away && scored.away <= scored.home + left.home;
        expect(isOpen, JSON.stringify(scored)).toBe(true);
        if (!side) continue;
        left[side]--;
        if (detail === 'scored') scored[side]++;
      }
      expect(scored.home).not.toBe(scored.away);
    }
  });

  it('derives complete tables of the current season from the matches', async () => {
    const { db } = await open();
    await seed(db);
    for (const [competition, teams] of LEAGUES) {
      const table = await findLeagueTable(db, { competition });
      expect(table?.season.name).toBe('2025/26');
      expect(table?.standings).toHaveLength(teams);
      const rows = table?.standings ?? [];
      expect(rows.every(({ form }) => form.length === 5)).toBe(true);
      expect(Math.min(...rows.map(({ played }) => played))).toBeGreaterThanOrEqual(12);
      expect(rows.reduce((sum, row) => sum + row.goalsFor - row.goalsAgainst, 0)).toBe(0);
      expect(rows.reduce((sum, row) => sum + row.won - row.lost, 0)).toBe(0);
      const points = rows.map((row) => row.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(new Set(rows.map(({ zone }) => zone)).size).toBeGreaterThan(3);
    }
    expect(await db.selectFrom('standing_start').select('team_id').execute()).toEqual([]);
    expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  it('plays the league phase of the Champions League for a table', async () => {
    const { db } = await open();
    await seed(db);
    const table = await findLeagueTable(db, { competition: 'champions-league' });
    expect(table?.stage.kind).toBe('league');
    expect(table?.standings).toHaveLength(14);
    expect(table?.standings.filter(({ zone }) => zone === 'advance')).toHaveLength(8);
    expect(table?.standings.some(({ played }) => played > 0)).toBe(true);
  });

  it('gives every match of the cup a tie, so that editors and readers see who meets whom', async () => {
    const { db } = await open();
    await seed(db);
    const untied = await db
      .selectFrom('fixture')
      .innerJoin('competition', 'competition.id', 'fixture.competition_id')
      .select('fixture.id')
      .where('competition.slug', '=', 'azerbaijan-cup')
      .where('tie_id', 'is', null)
      .execute();
    expect(untied).toEqual([]);
  });

  it('writes nothing when there are matches already', async () => {
    const { db } = await open();
    await seed(db);
    expect(await seed(db)).toBe(false);
  });
});
