import { expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { MINUTE, NOON, newId } from '#tests/kit/content/articles.ts';
import { createBrowser, writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import { claimPushDeliveries } from './claim-push-deliveries.ts';
import { runPushBatch } from './run-push-batch.ts';
import type { PushOutcome, SendPush } from './send-push.ts';

const topics = [{ kind: 'breaking' as const, subjectId: '' }];

async function writeNotice(db: Db, eventKey = 'a'): Promise<void> {
  await queueNotice(db, {
    ...{ id: newId(), eventKey, tag: eventKey, title: 'Təcili xəbər', body: 'Mətn', address: '/' },
    ...{
      isSilent: false,
      isForGoalsOnly: true,
      happenedAt: NOON,
      now: NOON,
      expiresAt: NOON + 10 * MINUTE,
      topics,
    },
  });
}

/** A push service that answers per endpoint, and remembers what it got. */
function pushService(answer: (endpoint: string) => PushOutcome = () => ({ kind: 'sent' })) {
  const got: { endpoint: string; body: string; ttlMs: number }[] = [];
  const send: SendPush = async ({ endpoint }, { body }, { ttlMs }) => {
    got.push({ endpoint, body, ttlMs });
    return answer(endpoint);
  };
  return { got, send };
}

const counts = (db: Db) =>
  db.selectFrom('push_notice').select(['recipients', 'sent', 'failed', 'replaced']).executeTakeFirstOrThrow();
const waiting = (db: Db) => db.selectFrom('push_delivery').select(['status', 'due_at']).execute();

describeOnEachDatabase('push deliveries', (open) => {
  async function prepare(readers: number) {
    const { db } = await open();
    const endpoints: string[] = [];
    for (let i = 0; i < readers; i++) endpoints.push(await writeFollower(db, [{ kind: 'breaking' }]));
    await writeNotice(db);
    let clock = NOON;
    const run = (send: SendPush, limit?: number) =>
      runPushBatch(db, { send, now: () => clock, newId, limit });
    const wait = (ms: number) => {
      clock += ms;
    };
    return { db, endpoints, run, wait };
  }

  it('sends each notice once, and counts', async () => {
    const { db, endpoints, run } = await prepare(7);
    const { got, send } = pushService();
    while ((await run(send, 3)) > 0);
    expect(got.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
    expect(got[0]).toMatchObject({ body: 'Mətn', ttlMs: 10 * MINUTE });
    expect(await counts(db)).toEqual({ recipients: 7, sent: 7, failed: 0, replaced: 0 });
    expect(await waiting(db)).toEqual([]);
  });

  it('deletes a subscription that is gone, and keeps the others', async () => {
    const { db, endpoints, run } = await prepare(2);
    await run(pushService((endpoint) => ({ kind: endpoint === endpoints[0] ? 'gone' : 'refused' })).send);
    const left = await db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: endpoints[1] }]);
    expect(await counts(db)).toMatchObject({ sent: 0, failed: 2 });
  });

  it('tries again when it was not accepted, only while the notice is news', async () => {
    const { db, run, wait } = await prepare(1);
    const { got, send } = pushService(() => ({ kind: 'later', retryAfterMs: null }));
    for (let i = 0; i < 20; i++) {
      await run(send);
      wait(MINUTE);
    }
    expect(got.length).toBeGreaterThan(3);
    expect(got.every(({ ttlMs }) => ttlMs > 0)).toBe(true);
    expect(await waiting(db)).toEqual([]);
    expect(await counts(db)).toMatchObject({ sent: 0, failed: 1 });
  });

  it('waits as long as the push service asks', async () => {
    const { db, run } = await prepare(1);
    await run(pushService(() => ({ kind: 'later', retryAfterMs: 90_000 })).send);
    expect(await waiting(db)).toEqual([{ status: 'queued', due_at: NOON + 90_000 }]);
  });

  it('repeats nothing that may have been sent: after a crash, or when the connection broke', async () => {
    const { db, run, wait } = await prepare(3);
    await claimPushDeliveries(db, { leaseId: 'dead', now: NOON, limit: 1 });
    const { got, send } = pushService(() => ({ kind: 'unsure' }));
    await run(send);
    wait(2 * MINUTE);
    await run(send);
    expect(got).toHaveLength(2);
    expect(await counts(db)).toEqual({ recipients: 3, sent: 0, failed: 3, replaced: 0 });
  });

  it('does not send what has expired', async () => {
    const { db, run, wait } = await prepare(1);
    wait(11 * MINUTE);
    const { got, send } = pushService();
    await run(send);
    expect(got).toEqual([]);
    expect(await counts(db)).toMatchObject({ failed: 1 });
  });

  it('queues a notice with a known event once', async () => {
    const { db } = await prepare(2);
    await Promise.all([writeNotice(db), writeNotice(db)]);
    expect(await waiting(db)).toHaveLength(2);
  });
});

describeOnPostgres('push deliveries of three instances', (open) => {
  it('are sent once each', async () => {
    const { db, target } = await open();
    const endpoints = Array.from({ length: 120 }, (_, i) => `https://push.example/${i}`);
    for (const endpoint of endpoints)
      await writeFollower(db, [{ kind: 'breaking' }], createBrowser(endpoint));
    const { got, send } = pushService();
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
    await Promise.all(
      instances.map(async (instance) => {
        await writeNotice(instance.db);
        const run = () => runPushBatch(instance.db, { send, now: () => NOON, newId, limit: 7 });
        while ((await run()) > 0 || (await waiting(instance.db)).length > 0);
      }),
    );
    await Promise.all(instances.map((instance) => instance.close()));
    expect(got.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
    expect(await counts(db)).toEqual({ recipients: 120, sent: 120, failed: 0, replaced: 0 });
  });
});
