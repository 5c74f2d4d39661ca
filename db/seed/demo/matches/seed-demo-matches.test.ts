import { expect, it } from 'vitest';
import { DAY_MS } from '#az/format/baku-time.ts';
import { footballDay, formatTime } from '#az/format/dates.ts';
import { hasScore, isLive } from '#domain/matches/fixture.ts';
import { listFixturesOfFootballDay } from '#domain/matches/list-fixtures-of-football-day.ts';
import { listLiveMatches } from '#domain/matches/live/list-live-matches.ts';
import { isGoal } from '#domain/matches/live/match-event.ts';
import { findLeagueTable } from '#domain/matches/standings/find-league-table.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { seedDemoMatches } from './seed-demo-matches.ts';

const HOUR_MS = 3_600_000;

describeOnEachDatabase('seedDemoMatches', (open) => {
  it('writes a day with every status, a match with seven goals and one after midnight', async () => {
    const { db } = await open();
    expect(await seedDemoMatches(db, { now: NOON, newId })).toBeGreaterThan(20);
    const today = await listFixturesOfFootballDay(db, { at: NOON });
    const statuses = new Set(today.map((fixture) => fixture.status));
    expect([...statuses].sort()).toEqual(['finished', 'live', 'postponed', 'scheduled']);
    expect(today.every((fixture) => fixture.sample)).toBe(true);
    expect(today.some((fixture) => formatTime(fixture.kickOff) === '00:00')).toBe(true);
    const goals = today.filter(isLive).map((match) => match.events.filter(isGoal).length);
    expect(Math.max(...goals)).toBe(7);
  });

  it('writes scores that equal the goals, at any hour of the day', async () => {
    const { db } = await open();
    for (let hour = 0; hour < 24; hour += 3) {
      for (const table of ['ledger_entry', 'fixture', 'season', 'venue', 'team', 'competition'] as const)
        await db.deleteFrom(table).execute();
      const now = footballDay(NOON).start + hour * HOUR_MS;
      await seedDemoMatches(db, { now, newId });
      expect(await listLiveMatches(db, { now })).toHaveLength(3);
      for (const at of [now - DAY_MS, now, now + DAY_MS]) {
        for (const fixture of await listFixturesOfFootballDay(db, { at })) {
          expect(fixture.status === 'scheduled').toBe(
            fixture.kickOff > now && fixture.status !== 'postponed',
          );
          if (!hasScore(fixture)) continue;
          const goalsOf = (side: string) =>
            fixture.events.filter((event) => isGoal(event) && event.side === side).length;
          expect(fixture.score).toEqual({ home: goalsOf('home'), away: goalsOf('away') });
        }
      }
    }
  });

  it('writes complete tables whose goals balance', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, newId });
    for (const [competition, teams] of [
      ['azerbaijan-premier-league', 10],
      ['premier-league', 20],
    ] as const) {
      const table = await findLeagueTable(db, { competition });
      expect(table?.standings).toHaveLength(teams);
      const sum = (value: (row: { goalsFor: number; goalsAgainst: number }) => number) =>
        table?.standings.reduce((total, row) => total + value(row), 0);
      expect(sum((row) => row.goalsFor - row.goalsAgainst)).toBe(0);
      const points = table?.standings.map((row) => row.points) ?? [];
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  it('writes nothing when there are matches already', async () => {
    const { db } = await open();
    await seedDemoMatches(db, { now: NOON, newId });
    expect(await seedDemoMatches(db, { now: NOON, newId })).toBe(0);
  });
});
