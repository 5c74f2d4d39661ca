import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeBreaking } from '#tests/kit/content/breaking.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { updatePushPreferences } from '../subscriptions/change-subscription.ts';
import { createPushReceiver } from './create-push-receiver.ts';
import { countBreakingRecipients, findBreakingNotice } from './plan-breaking-notice.ts';
import { listPushNotices, queueNotice } from './push-notices.ts';

const breaking = { kind: 'breaking' } as const;

const show = (db: Db, subjectId: string, now = NOON) =>
  createPushReceiver({ now: () => now, newId }).plan(db, {
    id: newId(),
    type: 'breaking.shown',
    subjectId,
    detail: {},
    createdAt: NOON,
  });

describeOnEachDatabase('breaking notices', (open) => {
  it('are sent for two hours, with the text and the address of their entry', async () => {
    const { db } = await open();
    await writeFollower(db, [breaking]);
    const [late, shown, withoutAddress] = [
      await writeBreaking(db),
      await writeBreaking(db, { address: '/article/a' }),
      await writeBreaking(db),
    ];
    await show(db, late, NOON + 2 * HOUR);
    expect(await findBreakingNotice(db, { id: late })).toBeNull();
    for (const id of [shown, withoutAddress]) await show(db, id, NOON + 2 * HOUR - 1);
    expect(await findBreakingNotice(db, { id: shown })).toBe(1);
    const notices = await db
      .selectFrom('push_notice')
      .select(['title', 'body', 'address', 'is_silent', 'expires_at', 'created_at'])
      .orderBy('address')
      .execute();
    const common = { title: 'Təcili xəbər', body: 'Baş məşqçi getdi', is_silent: 0 };
    const times = { created_at: NOON + 2 * HOUR - 1, expires_at: NOON + 2 * HOUR };
    expect(notices).toEqual([
      { ...common, ...times, address: '/' },
      { ...common, ...times, address: '/article/a' },
    ]);
  });

  it('are not sent about an entry that is quiet, has ended or does not exist', async () => {
    const { db } = await open();
    await writeFollower(db, [breaking]);
    for (const id of [
      await writeBreaking(db, { is_quiet: 1 }),
      await writeBreaking(db, { ended_at: NOON }),
      'none',
    ])
      await show(db, id);
    expect(await listPushNotices(db)).toEqual([]);
  });

  it('reach those who follow breaking news and are not in their quiet hours, and are counted before', async () => {
    const { db } = await open();
    for (let reader = 0; reader < 2; reader++) await writeFollower(db, [breaking]);
    expect(await countBreakingRecipients(db, { now: NOON })).toBe(2);
    // 02:00 in Baku.
    expect(await countBreakingRecipients(db, { now: NOON + 8 * HOUR })).toBe(0);
  });

  it('also reach readers who want of matches only goals', async () => {
    const { db } = await open();
    const preferences = { quietHours: null, goalsOnly: true };
    await updatePushPreferences(db, { endpoint: await writeFollower(db, [breaking]), preferences });
    const id = await writeBreaking(db);
    await show(db, id);
    expect(await findBreakingNotice(db, { id })).toBe(1);
  });
});

describeOnEachDatabase('the list of the last notices', (open) => {
  const write = async (db: Db, at: number) => {
    const id = `${at}`.padStart(3, '0');
    const notice = { id, eventKey: id, tag: id, title: `Başlıq ${at}`, body: 'Mətn', address: '/a' };
    await queueNotice(db, {
      ...notice,
      isSilent: true,
      isForGoalsOnly: true,
      happenedAt: NOON,
      // Each two of the same moment.
      now: NOON + Math.floor(at / 2),
      expiresAt: NOON + HOUR,
      topics: [{ kind: 'breaking', subjectId: '' }],
    });
  };

  it('has the newest fifty with their counts, the newest first', async () => {
    const { db } = await open();
    for (let at = 0; at < 52; at++) await write(db, at);
    await db.updateTable('push_notice').set({ recipients: 4, sent: 3, failed: 2, replaced: 1 }).execute();
    const notices = await listPushNotices(db);
    expect(notices.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, i) => 51 - i));
    expect(notices[0]).toEqual({
      id: '051',
      title: 'Başlıq 51',
      body: 'Mətn',
      address: '/a',
      createdAt: NOON + 25,
      recipients: 4,
      sent: 3,
      failed: 2,
      replaced: 1,
    });
  });
});
