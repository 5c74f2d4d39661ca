import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { countWeeklyStats } from '../count-weekly-stats.ts';
import { isAwaitingResult } from '../fixture.ts';
import { listTodaysAndLiveFixtures } from '../match-days.ts';
import { listFixturesById } from '../read/list-fixtures.ts';
import { endOverdueMatches } from './end-overdue-matches.ts';
import { listAwaitedResults, listLiveMatches, listUnstartedMatches } from './list-current-matches.ts';

describeOnEachDatabase('endOverdueMatches', (open) => {
  it('ends live matches six hours after the kick-off with their last score, and no other match', async () => {
    const { db, currentRevision } = await open();
    // The ledgers are written at `NOON`, and a match with an entry of the last three hours goes on.
    const now = NOON + 3 * HOUR;
    const kickOffs = { overdue: now - 6 * HOUR, notOverdue: now - 6 * HOUR + 1 };
    const overdue = await writeFixture(db, { kick_off: kickOffs.overdue });
    const notOverdue = await writeFixture(db, { kick_off: kickOffs.notOverdue });
    const scheduled = await writeFixture(db, { kick_off: kickOffs.overdue });
    await writeLedger(db, overdue, [kickOff(kickOffs.overdue), goal('home', 5), goal('away', 9)]);
    await writeLedger(db, notOverdue, [kickOff(kickOffs.notOverdue)]);

    expect(await endOverdueMatches(db, { now: now - 1, newId })).toBe(0);
    const before = await currentRevision();
    expect(await endOverdueMatches(db, { now, newId })).toBe(1);
    expect(await currentRevision()).toBeGreaterThan(before);
    const read = await listFixturesById(db, { ids: [overdue, notOverdue, scheduled] });
    const statuses = new Map(read.map((fixture) => [fixture.id, fixture.status]));
    expect(statuses.get(overdue)).toBe('finished');
    expect(statuses.get(notOverdue)).toBe('live');
    expect(statuses.get(scheduled)).toBe('scheduled');
    expect(read.find(({ id }) => id === overdue)).toMatchObject({ score: { home: 1, away: 1 } });

    const afterwards = await currentRevision();
    expect(await endOverdueMatches(db, { now, newId })).toBe(0);
    expect(await currentRevision()).toBe(afterwards);
  });

  it('retracts the kick-off when nothing was entered after it: the match awaits its result', async () => {
    const { db } = await open();
    const now = NOON + 6 * HOUR;
    const fixtureId = await writeFixture(db, { season_id: await writeSeason(db) });
    await writeLedger(db, fixtureId, [kickOff()]);
    expect(await endOverdueMatches(db, { now, newId })).toBe(1);
    const [match] = await listFixturesById(db, { ids: [fixtureId] });
    if (!match) throw new Error('no match');
    expect(match).toMatchObject({ status: 'scheduled' });
    expect([isAwaitingResult(match, now), isAwaitingResult(match, now - 1)]).toEqual([true, false]);
    expect((await countWeeklyStats(db, { now })).matches).toBe(0);
    const table = await findLeagueTable(db, { competition: 'apl' });
    expect(table?.standings.map(({ played }) => played) ?? []).not.toContain(1);
    expect((await listAwaitedResults(db, { now })).map(({ id }) => id)).toEqual([fixtureId]);
    expect(await listUnstartedMatches(db, { now })).toEqual([]);
  });

  it('does not end a match that is resumed on another day, also in the lists of live matches', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { kick_off: NOON - 20 * HOUR });
    await writeLedger(db, fixtureId, [
      kickOff(NOON - 20 * HOUR),
      { type: 'suspended', reason: 'Yağış', at: NOON - 19 * HOUR },
      { type: 'resumed', fromMinute: 60, at: NOON },
    ]);
    const now = NOON + 2 * HOUR;
    expect(await endOverdueMatches(db, { now, newId })).toBe(0);
    expect(await listLiveMatches(db, { now })).toHaveLength(1);
    expect(await listTodaysAndLiveFixtures(db, { now })).toHaveLength(1);
    expect(await endOverdueMatches(db, { now: now + HOUR, newId })).toBe(1);
  });
});
