import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { createBrowser, writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { queueNotice } from '../notices/push-notices.ts';
import {
  type ClaimedPush,
  claimPushDeliveries,
  listQueuedPushHosts,
  renewPushDeliveries,
} from './claim-push-deliveries.ts';
import { closeLostPushes, recordPushOutcomes } from './record-push-outcomes.ts';
import type { PushOutcome } from './send-push.ts';

const EXPIRES_AT = NOON + HOUR;

async function announce(db: Db, eventKey: string, isSilent = false): Promise<void> {
  await queueNotice(db, {
    id: newId(),
    eventKey,
    tag: eventKey,
    title: 'Təcili xəbər',
    body: 'Mətn',
    address: '/a',
    isSilent,
    isForGoalsOnly: true,
    happenedAt: NOON,
    now: NOON,
    expiresAt: EXPIRES_AT,
    topics: [{ kind: 'breaking', subjectId: '' }],
  });
}

const claim = (db: Db, { leaseId = newId(), now = NOON, limit = 100, host = 'push.example' } = {}) =>
  claimPushDeliveries(db, { host, leaseId, now, limit });
const record = (db: Db, claimed: readonly ClaimedPush[], outcome: PushOutcome, now = NOON) =>
  recordPushOutcomes(db, { results: claimed.map((delivery) => ({ delivery, outcome })), now });
const listDeliveries = (db: Db) =>
  db.selectFrom('push_delivery').select(['status', 'due_at', 'lease_id', 'lease_until']).execute();
const counts = (db: Db) =>
  db.selectFrom('push_notice').select(['recipients', 'sent', 'failed']).orderBy('event_key').execute();
const listSilence = (db: Db) =>
  db.selectFrom('push_subscription').select(['unanswered', 'retry_at', 'seen_at']).execute();

describeOnEachDatabase('queued push deliveries', (open) => {
  async function prepare(readers = 1) {
    const { db } = await open();
    const browsers = Array.from({ length: readers }, () => createBrowser());
    for (const browser of browsers) await writeFollower(db, [{ kind: 'breaking' }], browser);
    return { db, browsers };
  }

  it.each([true, false])('are claimed with all that the sender needs, silent %s', async (isSilent) => {
    const { db, browsers } = await prepare();
    await announce(db, 'a', isSilent);
    const [browser] = browsers;
    const message = { title: 'Təcili xəbər', body: 'Mətn', tag: 'a', address: '/a' };
    expect(await claim(db, { leaseId: 'one' })).toEqual([
      {
        leaseId: 'one',
        noticeId: expect.any(String),
        subscriptionId: expect.any(String),
        host: 'push.example',
        subscription: { endpoint: browser?.endpoint, keys: browser?.keys },
        message: { ...message, isSilent, createdAt: NOON },
        attempts: 1,
        expiresAt: EXPIRES_AT,
      },
    ]);
    expect(await claim(db)).toEqual([]);
  });

  it('are claimed when they are due, the oldest first, and only those of the host', async () => {
    const { db } = await prepare(3);
    await writeFollower(db, [{ kind: 'breaking' }], createBrowser('http://127.0.0.1:8080/a'));
    await announce(db, 'a');
    expect(await listQueuedPushHosts(db)).toEqual(['127.0.0.1:8080', 'push.example']);
    const [late, early, other] = await db
      .selectFrom('push_delivery')
      .select('subscription_id')
      .where('host', '=', 'push.example')
      .execute();
    for (const [row, due_at] of [
      [late, NOON + 2],
      [early, NOON + 1],
      [other, NOON + 4],
    ] as const)
      await db
        .updateTable('push_delivery')
        .set({ due_at })
        .where('subscription_id', '=', row?.subscription_id ?? '')
        .execute();
    expect(await claim(db)).toEqual([]);
    const [first] = await claim(db, { now: NOON + 3, limit: 1 });
    expect(first?.subscriptionId).toBe(early?.subscription_id);
    const rest = await claim(db, { now: NOON + 3 });
    expect(rest.map(({ subscriptionId }) => subscriptionId)).toEqual([late?.subscription_id]);
    expect(await listQueuedPushHosts(db)).toEqual(['127.0.0.1:8080', 'push.example']);
  });

  it('stay with their worker as long as it renews them, those of several claims at once', async () => {
    const { db } = await prepare(3);
    await announce(db, 'a');
    for (const leaseId of ['one', 'two', 'dead']) await claim(db, { leaseId, limit: 1 });
    const renewedAt = NOON + LEASE_MS - 1;
    await renewPushDeliveries(db, { leaseIds: ['one', 'two'], now: renewedAt });
    await closeLostPushes(db, { now: NOON + LEASE_MS - 1 });
    expect(await listDeliveries(db)).toHaveLength(3);
    await closeLostPushes(db, { now: NOON + LEASE_MS });
    const left = await listDeliveries(db);
    expect(left.map(({ lease_id }) => lease_id).sort()).toEqual(['one', 'two']);
    for (const { lease_until } of left) expect(lease_until).toBe(renewedAt + LEASE_MS);
    expect(await counts(db)).toEqual([{ recipients: 3, sent: 0, failed: 1 }]);
  });

  it('wait longer after each attempt that was not accepted', async () => {
    const { db } = await prepare();
    await announce(db, 'a');
    let now = NOON;
    const waits: number[] = [];
    for (let attempt = 1; attempt < 7; attempt++) {
      await record(db, await claim(db, { now }), { kind: 'later', retryAfterMs: null }, now);
      const [delivery] = await listDeliveries(db);
      expect(delivery).toMatchObject({ status: 'queued', lease_id: null, lease_until: null });
      waits.push((delivery?.due_at ?? 0) - now);
      now = delivery?.due_at ?? 0;
    }
    expect(waits).toEqual([5, 15, 60, 300, 300, 300].map((seconds) => seconds * SECOND));
  });

  it('of a subscription that is gone fail with it, and those of others are kept', async () => {
    const { db } = await prepare(2);
    for (const key of ['a', 'b']) await announce(db, key);
    const [one] = await claim(db, { limit: 1 });
    await record(db, one ? [one] : [], { kind: 'gone' });
    expect(await counts(db)).toEqual([
      { recipients: 2, sent: 0, failed: 1 },
      { recipients: 2, sent: 0, failed: 1 },
    ]);
    expect(await listDeliveries(db)).toHaveLength(2);
    expect(await listSilence(db)).toHaveLength(1);
  });

  it('are not counted twice when their worker reports after it was counted as lost', async () => {
    const { db } = await prepare();
    await announce(db, 'a');
    const claimed = await claim(db);
    await closeLostPushes(db, { now: NOON + LEASE_MS });
    await record(db, claimed, { kind: 'sent' });
    await record(db, claimed, { kind: 'later', retryAfterMs: null });
    expect(await counts(db)).toEqual([{ recipients: 1, sent: 0, failed: 1 }]);
    expect(await listDeliveries(db)).toEqual([]);
  });

  it('of an endpoint that does not answer wait for its next try', async () => {
    const { db } = await prepare();
    await announce(db, 'a');
    const claimed = await claim(db);
    await announce(db, 'b');
    await record(db, claimed, { kind: 'unsure' });
    expect(await listSilence(db)).toMatchObject([{ unanswered: 1, retry_at: NOON + MINUTE }]);
    expect(await listDeliveries(db)).toMatchObject([{ status: 'queued', due_at: NOON + MINUTE }]);
    // One that the push service wants later than that.
    const later = NOON + 2 * MINUTE;
    await db.updateTable('push_delivery').set({ due_at: later }).execute();
    await db.updateTable('push_subscription').set({ unanswered: 0, retry_at: null }).execute();
    await record(db, claimed, { kind: 'unsure' });
    expect(await listDeliveries(db)).toMatchObject([{ due_at: later }]);
  });

  it.each<[PushOutcome, number]>([
    [{ kind: 'sent' }, 0],
    [{ kind: 'refused' }, 0],
    [{ kind: 'later', retryAfterMs: null }, 0],
    [{ kind: 'expired' }, 3],
    [{ kind: 'unsure' }, 4],
    [{ kind: 'unreachable' }, 4],
  ])('%j: the tries without an answer become %i of 3', async (outcome, unanswered) => {
    const { db } = await prepare();
    await announce(db, 'a');
    await db.updateTable('push_subscription').set({ unanswered: 3, retry_at: NOON }).execute();
    await record(db, await claim(db), outcome);
    const retryAt = { 0: null, 3: NOON, 4: NOON + DAY }[unanswered];
    expect(await listSilence(db)).toMatchObject([{ unanswered, retry_at: retryAt }]);
  });

  it('that are accepted show that the subscription is used, which is noted once a day', async () => {
    const { db } = await prepare();
    for (const [key, outcome, now, seenAt] of [
      ['a', 'sent', NOON + DAY, NOON],
      ['b', 'refused', NOON + DAY + 1, NOON],
      ['c', 'sent', NOON + DAY + 1, NOON + DAY + 1],
    ] as const) {
      await announce(db, key);
      await record(db, await claim(db), { kind: outcome }, now);
      expect(await listSilence(db)).toMatchObject([{ seen_at: seenAt }]);
    }
  });
});

describeOnPostgres('push deliveries that another worker is claiming', (open) => {
  it('are skipped, and not waited for', async () => {
    const { db } = await open();
    for (let reader = 0; reader < 2; reader++) await writeFollower(db, [{ kind: 'breaking' }]);
    await announce(db, 'a');
    await db.transaction().execute(async (tx) => {
      const [mine] = await claim(tx, { limit: 1 });
      const others = await claim(db);
      expect(others).toHaveLength(1);
      expect(others[0]?.subscriptionId).not.toBe(mine?.subscriptionId);
    });
  });

  it('are no more than the limit, however PostgreSQL plans the query', async () => {
    const { db } = await open();
    for (let reader = 0; reader < 6; reader++) await writeFollower(db, [{ kind: 'breaking' }]);
    await announce(db, 'a');
    await db.transaction().execute(async (tx) => {
      // Each row of the table is then compared with the rows to claim by asking for those again.
      for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
        await sql`set local ${sql.raw(`enable_${plan}`)} = off`.execute(tx);
      expect(await claim(tx, { limit: 2 })).toHaveLength(2);
    });
  });
});
