import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import type { Channel, DeliveryResult, DeliveryToSend } from '#platform/outbox/delivery.ts';
import { type NewDelivery, queueDelivery, queueMergedDelivery } from '#platform/outbox/queue-delivery.ts';
import {
  claimDueDeliveries,
  releaseFutureDeliveries,
  releaseLostDeliveries,
  sendDueDeliveries,
} from '#platform/outbox/send-due-deliveries.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { draftDelivery } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteOldDeliveries } from './outbox-jobs.ts';

const sent: DeliveryResult = { outcome: 'sent', response: '200' };

const delivery = (over: Partial<NewDelivery> = {}) => draftDelivery({ channel: 'webSub', ...over });

/** A channel that answers with `answer` and remembers what it sent. */
function channelOf(answer: (one: DeliveryToSend) => DeliveryResult | Promise<DeliveryResult>, batchSize = 1) {
  const requests: string[][] = [];
  const channel: Channel = {
    name: 'webSub',
    batchSize,
    concurrency: batchSize > 1 ? 1 : 2,
    async send(deliveries) {
      requests.push(deliveries.map(({ subject_id }) => subject_id));
      return answer(deliveries[0] as DeliveryToSend);
    },
  };
  return { channel, requests };
}

const run = (db: Db, channel: Channel, at = NOON) =>
  sendDueDeliveries(db, channel, { now: () => at, newId, signal: new AbortController().signal });
const rows = (db: Db) => db.selectFrom('delivery').selectAll().orderBy('subject_id').execute();
const row = async (db: Db) => (await rows(db))[0];

describeOnEachDatabase('deliveries', (open) => {
  it('are sent once each by three workers', async () => {
    const { db } = await open();
    for (let n = 0; n < 12; n++) await queueDelivery(db, delivery({ subjectId: `a${n}` }));
    const { channel, requests } = channelOf(() => sleep(2, sent));
    const counts = await Promise.all([1, 2, 3].map(() => run(db, channel)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    expect(new Set(requests.flat()).size).toBe(12);
    expect(requests).toHaveLength(12);
    expect(await row(db)).toMatchObject({ status: 'sent', response: '200', attempts: 1, finished_at: NOON });
  });

  it('are sent at the same time by all workers of a channel', async () => {
    const { db } = await open();
    for (let n = 0; n < 16; n++) await queueDelivery(db, delivery({ subjectId: `a${n}` }));
    let atOnce = 0;
    let most = 0;
    const { channel } = channelOf(async () => {
      most = Math.max(most, ++atOnce);
      await sleep(100);
      atOnce--;
      return sent;
    });
    expect(await run(db, { ...channel, concurrency: 4 })).toBe(16);
    expect(most).toBe(4);
  });

  it('of one subject are never sent at the same time', async () => {
    const { db } = await open();
    for (let n = 0; n < 4; n++) await queueDelivery(db, delivery());
    let atOnce = 0;
    const { channel, requests } = channelOf(async () => {
      expect(++atOnce).toBe(1);
      await sleep(5);
      atOnce--;
      return sent;
    });
    while ((await db.selectFrom('delivery').select('id').where('status', '=', 'queued').execute()).length > 0)
      await Promise.all([run(db, channel), run(db, channel)]);
    expect(requests).toHaveLength(4);
  });

  it('go out together where a request holds many, and are merged while they wait', async () => {
    const { db } = await open();
    for (const subjectId of ['a', 'b', 'a', 'c', 'a'])
      await queueMergedDelivery(db, delivery({ subjectId, title: `Xəbər ${subjectId}` }));
    const { channel, requests } = channelOf(() => sent, 100);
    await run(db, channel);
    expect(requests.map((one) => one.sort())).toEqual([['a', 'b', 'c']]);
    await queueMergedDelivery(db, delivery());
    expect(await rows(db)).toHaveLength(4);
  });

  it('are tried again after 1, 5, 30, 120 and 360 minutes, and then given up', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery());
    const { channel, requests } = channelOf(() => ({ outcome: 'failed', response: '500' }));
    let at = NOON;
    for (const minutes of [1, 5, 30, 120, 360]) {
      await run(db, channel, at);
      expect((await row(db))?.due_at).toBe(at + minutes * MINUTE);
      await run(db, channel, at + minutes * MINUTE - 1);
      at += minutes * MINUTE;
    }
    await run(db, channel, at);
    expect(requests).toHaveLength(6);
    expect(await row(db)).toMatchObject({ status: 'failed', attempts: 6, response: '500', finished_at: at });
  });

  it('are not repeated after a refusal', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery());
    await run(db, channelOf(() => ({ outcome: 'refused', response: '403' })).channel);
    expect(await row(db)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('all wait as long as the receiver asks, or for a minute, without using up attempts for a day', async () => {
    const { db } = await open();
    for (const subjectId of ['a', 'b', 'c']) await queueDelivery(db, delivery({ subjectId }));
    const one = { ...channelOf(() => ({ outcome: 'wait', response: '429', retryAfterMs: 90_000 })).channel };
    one.concurrency = 1;
    expect(await run(db, one)).toBe(1);
    for (const { due_at, attempts, status } of await rows(db))
      expect([due_at, attempts, status]).toEqual([NOON + 90_000, 0, 'queued']);
    const { channel } = channelOf(() => ({ outcome: 'wait', response: 'ECONNREFUSED', retryAfterMs: null }));
    await run(db, channel, NOON + 23 * HOUR);
    expect(await row(db)).toMatchObject({ attempts: 0, due_at: NOON + 23 * HOUR + MINUTE });
    await run(db, channel, NOON + DAY);
    expect((await rows(db)).map(({ attempts }) => attempts)).toContain(1);
  });

  it('wait six hours at most, however long the receiver asks', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery());
    await run(db, channelOf(() => ({ outcome: 'wait', response: '429', retryAfterMs: WEEK })).channel);
    expect(await row(db)).toMatchObject({ status: 'queued', due_at: NOON + 6 * HOUR });
  });

  it('to one target neither wait for those to another nor replace them', async () => {
    const { db } = await open();
    for (const target of ['a', 'b']) await queueMergedDelivery(db, delivery({ target }));
    expect(await rows(db)).toHaveLength(2);
    const claim = () => claimDueDeliveries(db, { channel: 'webSub', leaseId: newId(), now: NOON, limit: 1 });
    const targets = [...(await claim()), ...(await claim())].map(({ target }) => target);
    expect(targets.sort()).toEqual(['a', 'b']);
    await db.updateTable('delivery').set({ status: 'queued', lease_id: null, lease_until: null }).execute();
    const asking = channelOf(({ target }) =>
      target === 'a' ? { outcome: 'wait', response: '429', retryAfterMs: null } : sent,
    );
    await run(db, asking.channel);
    const ends = (await rows(db)).map(({ target, status, due_at }) => [target, status, due_at]);
    expect(ends.sort()).toEqual([
      ['a', 'queued', NOON + MINUTE],
      ['b', 'sent', NOON],
    ]);
  });

  it('end as unsure when nobody knows whether they arrived and they must not be repeated', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery({ subjectId: 'a' }));
    await queueDelivery(db, delivery({ subjectId: 'b', isRepeatable: false }));
    const { channel } = channelOf(() => ({ outcome: 'interrupted', response: 'ECONNRESET' }));
    await run(db, channel);
    expect((await rows(db)).map(({ status }) => status)).toEqual(['queued', 'unsure']);
  });

  it.each([
    [{ outcome: 'skipped', response: '' }, true, { status: 'skipped', attempts: 1, finished_at: NOON }],
    [{ outcome: 'interrupted', response: '' }, false, { status: 'unsure', attempts: 1, finished_at: NOON }],
    [{ outcome: 'failed', response: '500' }, false, { status: 'queued', attempts: 1, finished_at: null }],
    [{ outcome: 'refused', response: '403' }, false, { status: 'failed', attempts: 1, finished_at: NOON }],
  ] as const)('that end with %j, repeatable %s, are stored as %j', async (result, isRepeatable, stored) => {
    const { db } = await open();
    await queueDelivery(db, delivery({ isRepeatable }));
    await run(db, channelOf(() => result).channel);
    expect(await row(db)).toMatchObject(stored);
  });

  it('of a dead worker are repeated when their lease is over, or end as unsure', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery({ subjectId: 'a' }));
    await queueDelivery(db, delivery({ subjectId: 'b', isRepeatable: false }));
    const dead = channelOf(() => Promise.reject(new Error('killed')), 2).channel;
    dead.concurrency = 1;
    await expect(run(db, dead)).rejects.toThrow('killed');
    const statuses = async () => (await rows(db)).map(({ status }) => status);
    await releaseLostDeliveries(db, { now: NOON + LEASE_MS - 1 });
    expect(await statuses()).toEqual(['sending', 'sending']);
    await releaseLostDeliveries(db, { now: NOON + LEASE_MS });
    expect(await statuses()).toEqual(['queued', 'unsure']);
    await run(db, channelOf(() => sent).channel, NOON + LEASE_MS);
    expect(await statuses()).toEqual(['sent', 'unsure']);
  });

  it('that were queued by a clock that was put back are due, and those that wait for their recipient are not', async () => {
    const { db } = await open();
    const dueAt = async (subjectId: string, due_at: number) => {
      await queueDelivery(db, delivery({ subjectId }));
      await db.updateTable('delivery').set({ due_at }).where('subject_id', '=', subjectId).execute();
    };
    await dueAt('a', NOON + 6 * HOUR);
    await dueAt('b', NOON + DAY);
    await releaseFutureDeliveries(db, { channels: ['webSub'], now: NOON });
    expect((await rows(db)).map(({ due_at }) => due_at)).toEqual([NOON + 6 * HOUR, NOON]);
    const { channel, requests } = channelOf(() => sent);
    await run(db, channel);
    expect(requests).toEqual([['b']]);
  });

  it('whose request takes longer than a lease are kept by the worker that sends them', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery({ isRepeatable: false }));
    let clock = NOON;
    const answered = Promise.withResolvers<DeliveryResult>();
    const { channel } = channelOf(() => answered.promise);
    const work = sendDueDeliveries(db, channel, {
      now: () => clock,
      newId,
      signal: new AbortController().signal,
    });
    await expect.poll(async () => (await row(db))?.status).toBe('sending');
    clock += LEASE_MS;
    await expect.poll(async () => (await row(db))?.lease_until).toBe(clock + LEASE_MS);
    await releaseLostDeliveries(db, { now: clock });
    answered.resolve(sent);
    await work;
    expect(await row(db)).toMatchObject({ status: 'sent' });
  });

  it('are deleted after thirty days', async () => {
    const { db } = await open();
    await queueDelivery(db, delivery());
    await deleteOldDeliveries(db, { now: NOON + 30 * DAY });
    expect(await rows(db)).toHaveLength(1);
    await deleteOldDeliveries(db, { now: NOON + 30 * DAY + 1 });
    expect(await rows(db)).toEqual([]);
  });
});
