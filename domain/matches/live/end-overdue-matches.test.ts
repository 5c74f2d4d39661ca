import { expect, it } from 'vitest';
import { MINUTE, NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listFixturesById } from '../list-fixtures-by-id.ts';
import { endOverdueMatches } from './end-overdue-matches.ts';

const HOUR = 60 * MINUTE;

describeOnEachDatabase('endOverdueMatches', (open) => {
  it('ends live matches six hours after the kick-off with their last score, and no other match', async () => {
    const { db, currentRevision } = await open();
    const kickOffs = { overdue: NOON - 6 * HOUR, notOverdue: NOON - 6 * HOUR + 1 };
    const overdue = await writeFixture(db, { kick_off: kickOffs.overdue });
    const notOverdue = await writeFixture(db, { kick_off: kickOffs.notOverdue });
    const scheduled = await writeFixture(db, { kick_off: kickOffs.overdue });
    await writeLedger(db, overdue, [kickOff(kickOffs.overdue), goal('home', 5), goal('away', 9)]);
    await writeLedger(db, notOverdue, [kickOff(kickOffs.notOverdue)]);

    const before = await currentRevision();
    expect(await endOverdueMatches(db, { now: NOON, newId })).toBe(1);
    expect(await currentRevision()).toBeGreaterThan(before);
    const read = await listFixturesById(db, { ids: [overdue, notOverdue, scheduled] });
    const statuses = new Map(read.map((fixture) => [fixture.id, fixture.status]));
    expect(statuses.get(overdue)).toBe('finished');
    expect(statuses.get(notOverdue)).toBe('live');
    expect(statuses.get(scheduled)).toBe('scheduled');
    expect(read.find(({ id }) => id === overdue)).toMatchObject({ score: { home: 1, away: 1 } });

    const afterwards = await currentRevision();
    expect(await endOverdueMatches(db, { now: NOON, newId })).toBe(0);
    expect(await currentRevision()).toBe(afterwards);
  });
});
