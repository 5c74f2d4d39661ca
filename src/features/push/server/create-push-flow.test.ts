import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { createBrowser, writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { claimPushDeliveries } from '../rules/delivery/claim-push-deliveries.ts';
import type { PushOutcome, SendPush } from '../rules/delivery/send-push.ts';
import { queueNotice } from '../rules/notices/push-notices.ts';
import { createPushFlow, type PushLimits } from './create-push-flow.ts';

const topics = [{ kind: 'breaking' as const, subjectId: '' }];

async function writeNotice(db: Db, eventKey = 'a', now = NOON): Promise<void> {
  await queueNotice(db, {
    id: newId(),
    eventKey,
    tag: eventKey,
    title: 'Təcili xəbər',
    body: 'Mətn',
    address: '/',
    isSilent: false,
    isForGoalsOnly: true,
    happenedAt: NOON,
    now,
    expiresAt: now + 10 * MINUTE,
    topics,
  });
}

const run = (
  db: Db,
  { send, now = () => NOON, limits }: { send: SendPush; now?: () => number; limits?: PushLimits },
) => createPushFlow({ db, createSender: async () => send, now, newId, limits })(new AbortController().signal);

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
    const wait = (ms: number) => {
      clock += ms;
    };
    const announce = (eventKey: string) => writeNotice(db, eventKey, clock);
    const flow = (send: SendPush) => run(db, { send, now: () => clock });
    return { db, endpoints, run: flow, wait, announce };
  }

  it('sends each notice once, and counts', async () => {
    const { db, endpoints, run } = await prepare(7);
    const { got, send } = pushService();
    await run(send);
    expect(got.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
    expect(got[0]).toMatchObject({ body: 'Mətn', ttlMs: 10 * MINUTE });
    expect(await counts(db)).toEqual({ recipients: 7, sent: 7, failed: 0, replaced: 0 });
    expect(await waiting(db)).toEqual([]);
  });

  it('deletes an expired subscription, and keeps the others', async () => {
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

  it('gives a notice up that would be tried again when it is no news any more', async () => {
    const { db, run, wait } = await prepare(1);
    const askAgainIn = (ms: number) => run(pushService(() => ({ kind: 'later', retryAfterMs: ms })).send);
    await askAgainIn(10 * MINUTE - 1);
    expect(await waiting(db)).toEqual([{ status: 'queued', due_at: NOON + 10 * MINUTE - 1 }]);
    wait(10 * MINUTE - 1);
    await askAgainIn(1);
    expect(await waiting(db)).toEqual([]);
    expect(await counts(db)).toMatchObject({ sent: 0, failed: 1 });
  });

  it('repeats nothing that may have been sent: after a crash, or when the connection broke', async () => {
    const { db, run, wait } = await prepare(3);
    await claimPushDeliveries(db, { host: 'push.example', leaseId: 'dead', now: NOON, limit: 1 });
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

  it('waits longer after each failure of an endpoint, and deletes it after five attempts', async () => {
    const { db, endpoints, run, wait, announce } = await prepare(2);
    const [silent = '', good] = endpoints;
    const { got, send } = pushService((endpoint) => ({ kind: endpoint === silent ? 'unsure' : 'sent' }));
    const tries = () => got.filter(({ endpoint }) => endpoint === silent).length;
    await run(send);
    await announce('b');
    // Its next try is in a minute. The other reader does not wait for it.
    await run(send);
    expect([tries(), got.length]).toEqual([1, 3]);
    for (const waited of [MINUTE, 10 * MINUTE, HOUR, DAY]) {
      wait(waited - 1);
      const before = tries();
      await announce(`before ${waited}`);
      await run(send);
      expect(tries()).toBe(before);
      wait(1);
      await announce(`after ${waited}`);
      await run(send);
      expect(tries()).toBeGreaterThan(before);
    }
    const left = await db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: good }]);
    expect(await waiting(db)).toEqual([]);
    const all = await db.selectFrom('push_notice').select(['recipients', 'sent', 'failed']).execute();
    for (const { recipients, sent, failed } of all) expect(sent + failed).toBe(recipients);
  });

  it('resets the failures of an endpoint that answers again, whatever it answers', async () => {
    const { db, run, wait, announce } = await prepare(1);
    for (const [at, outcome] of (['unreachable', 'refused', 'unsure', 'sent'] as const).entries()) {
      await announce(`${at}`);
      await run(pushService(() => ({ kind: outcome })).send);
      const { unanswered } = await db
        .selectFrom('push_subscription')
        .select('unanswered')
        .executeTakeFirstOrThrow();
      expect(unanswered, outcome).toBe(at % 2 === 0 ? 1 : 0);
      wait(11 * MINUTE);
    }
  });

  it('counts two notices that get no answer at the same time as one try', async () => {
    const { db, run, announce } = await prepare(1);
    await announce('b');
    const { got, send } = pushService(() => ({ kind: 'unsure' }));
    await run(send);
    expect(got).toHaveLength(2);
    const { unanswered } = await db
      .selectFrom('push_subscription')
      .select('unanswered')
      .executeTakeFirstOrThrow();
    expect(unanswered).toBe(1);
  });

  it('queues a notice with a known event once', async () => {
    const { db } = await prepare(2);
    await Promise.all([writeNotice(db), writeNotice(db)]);
    expect(await waiting(db)).toHaveLength(2);
  });
});

describeOnEachDatabase('endpoints that never answer', (open) => {
  const limits = { active: 5, slowAfterMs: 1, slow: 10, slowInAll: 16 };
  const isSilent = (endpoint: string) => endpoint.endsWith('/silent');

  it.each([
    ['at a push service of their own', ['a 20 silent', 'b 30 good']],
    ['beside others of their push service', ['a 8 silent', 'a 30 good']],
    ['at many push services', [...'cdefghijkl'].map((host) => `${host} 4 silent`).concat('z 30 good')],
  ])('%s hold up nobody else', async (_name, groups) => {
    const { db } = await open();
    for (const group of groups) {
      const [host, count, kind] = group.split(' ');
      for (let i = 0; i < Number(count); i++)
        await writeFollower(
          db,
          [{ kind: 'breaking' }],
          createBrowser(`https://${host}.example/${i}/${kind}`),
        );
    }
    await writeNotice(db);
    const { promise: theirEnd, resolve: endThem } = Promise.withResolvers<void>();
    const asked: string[] = [];
    const send: SendPush = async ({ endpoint }) => {
      asked.push(endpoint);
      if (!isSilent(endpoint)) return { kind: 'sent' };
      await theirEnd;
      return { kind: 'unsure' };
    };
    const finished = run(db, { send, limits });
    await expect.poll(() => counts(db)).toMatchObject({ sent: 30 });
    const openByHost = Map.groupBy(asked.filter(isSilent), (endpoint) => new URL(endpoint).host);
    for (const requests of openByHost.values())
      expect(requests.length).toBeLessThanOrEqual(limits.active + limits.slow);
    endThem();
    await finished;
    const { recipients, failed } = await counts(db);
    expect(failed).toBe(recipients - 30);
    expect(new Set(asked).size).toBe(recipients);
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
        const limits = { active: 7, slowAfterMs: 1000, slow: 10, slowInAll: 10 };
        do await run(instance.db, { send, limits });
        while ((await waiting(instance.db)).length > 0);
      }),
    );
    await Promise.all(instances.map((instance) => instance.close()));
    expect(got.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
    expect(await counts(db)).toEqual({ recipients: 120, sent: 120, failed: 0, replaced: 0 });
  });
});
