import { expect, it } from 'vitest';
import { MINUTE, NOON } from '#tests/kit/content/articles.ts';
import { states, writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listFixturesById } from '../list-fixtures-by-id.ts';
import { endOverdueMatches } from './end-overdue-matches.ts';

const HOUR = 60 * MINUTE;

describeOnEachDatabase('a match that nobody ended', (open) => {
  it('ends six hours after its kick-off with the score it had, and no other does', async () => {
    const { db, currentRevision } = await open();
    const kickOffs = { forgotten: NOON - 6 * HOUR, underWay: NOON - 6 * HOUR + 1 };
    const score = { home_score: 4, away_score: 3 };
    const forgotten = await writeFixture(db, { ...states.live, ...score, kick_off: kickOffs.forgotten });
    const underWay = await writeFixture(db, { ...states.live, kick_off: kickOffs.underWay });
    const scheduled = await writeFixture(db, { ...states.scheduled, kick_off: kickOffs.forgotten });

    const before = await currentRevision();
    expect(await endOverdueMatches(db, { now: NOON })).toBe(1);
    expect(await currentRevision()).toBeGreaterThan(before);
    const read = await listFixturesById(db, { ids: [forgotten, underWay, scheduled] });
    const statuses = new Map(read.map((fixture) => [fixture.id, fixture.status]));
    expect(statuses.get(forgotten)).toBe('finished');
    expect(statuses.get(underWay)).toBe('live');
    expect(statuses.get(scheduled)).toBe('scheduled');
    expect(read.find(({ id }) => id === forgotten)).toMatchObject({ score: { home: 4, away: 3 } });

    const ended = await currentRevision();
    expect(await endOverdueMatches(db, { now: NOON })).toBe(0);
    expect(await currentRevision()).toBe(ended);
  });
});
