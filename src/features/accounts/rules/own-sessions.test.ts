import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { NotFound } from '#platform/errors.ts';
import { writeSession, writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { recordStaffActivity } from './record-sign-in.ts';

const now = NOON;

describeOnEachDatabase('own sessions', (open) => {
  it('are listed with the last used first, without those that are over', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'author');
    const other = await writeStaff(db, 'author');
    const write = (id: string, over: Partial<Parameters<typeof writeSession>[1]> = {}) =>
      writeSession(db, { id, staffId: actor.id, startedAt: NOON - HOUR, ...over });
    await write('new');
    await write('used', { startedAt: NOON - 89 * DAY, seenAt: NOON - MINUTE });
    await write('expired', { expiresAt: NOON });
    await write('old', { startedAt: NOON - 90 * DAY });
    await write('of another', { staffId: other.id });
    const sessions = await listOwnSessions(db, { actor, now });
    const common = { network: '203.0.113.0', byPasskey: false };
    expect(sessions).toEqual([
      {
        id: 'used',
        userAgent: 'agent of used',
        startedAt: NOON - 89 * DAY,
        seenAt: NOON - MINUTE,
        ...common,
      },
      { id: 'new', userAgent: 'agent of new', startedAt: NOON - HOUR, seenAt: NOON - HOUR, ...common },
    ]);
    await recordStaffActivity(db, { staffId: actor.id, sessionId: 'new', before: null, now });
    await recordStaffActivity(db, { staffId: actor.id, sessionId: 'used', before: NOON - MINUTE, now });
    // The clock was a day ahead.
    await recordStaffActivity(db, {
      staffId: actor.id,
      sessionId: 'used',
      before: NOON + DAY,
      now: NOON + 1,
    });
    const seen = (await listOwnSessions(db, { actor, now })).map(({ id, seenAt }) => [id, seenAt]);
    expect(seen).toEqual([
      ['used', NOON + 1],
      ['new', NOON],
    ]);
  });

  it('are ended by their owner: one, or all but this one', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'author');
    const other = await writeStaff(db, 'author');
    for (const id of ['a', 'b', 'c', 'd']) await writeSession(db, { id, staffId: actor.id });
    await writeSession(db, { id: 'of another', staffId: other.id });
    const change = { actor, now, newId };
    const left = async () =>
      (await db.selectFrom('staff_session').select('id').orderBy('id').execute()).map(({ id }) => id);
    await expect(endOwnSession(db, { ...change, id: 'of another' })).rejects.toThrow(NotFound);
    await endOwnSession(db, { ...change, id: 'b' });
    expect(await left()).toEqual(['a', 'c', 'd', 'of another']);
    await endOtherSessions(db, { ...change, now: now + 1, keepId: 'c' });
    expect(await left()).toEqual(['c', 'of another']);
    expect(await listAuditLines(db)).toEqual([
      ['staff.sessionsEnd', null, { sessions: 1 }],
      ['staff.sessionsEnd', null, { sessions: 2 }],
    ]);
  });
});
