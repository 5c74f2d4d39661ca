import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { findTelegramPost } from '#features/telegram/rules/telegram-post.ts';
import { createWebhook } from '#features/webhooks/rules/change-webhook.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { deleteOldDeliveries } from '#platform/outbox/outbox-jobs.ts';
import { queuePing } from '#platform/outbox/ping.ts';
import { queueDelivery, queueMergedDelivery } from '#platform/outbox/queue-delivery.ts';
import {
  claimDueDeliveries,
  recordResult,
  releaseLostDeliveries,
} from '#platform/outbox/send-due-deliveries.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { draftDelivery } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { listChannelStates } from './list-channel-states.ts';
import { findTelegramDelivery, listDeliveries } from './list-deliveries.ts';
import { retryDelivery } from './retry-delivery.ts';

async function finish(
  db: Db,
  outcome: 'sent' | 'refused' | 'interrupted',
  channel: 'telegram' | 'webSub' = 'telegram',
) {
  const claim = { channel, leaseId: newId(), now: NOON, limit: 1 };
  const deliveries = await claimDueDeliveries(db, claim);
  await recordResult(db, { outcome, response: outcome }, { deliveries, ...claim });
}

describeOnEachDatabase('the list of deliveries', (open) => {
  it('is read page by page, newest first, and can be filtered', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    for (let n = 0; n < 5; n++)
      await queueDelivery(db, draftDelivery({ subjectId: `a${n}`, now: NOON + Math.floor(n / 2) }));
    const ping = draftDelivery({ channel: 'webSub', subjectId: 'feeds', now: NOON + 9 });
    await queuePing(db, { ...ping, addresses: ['https://site.az/rss'] });
    const times: number[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await listDeliveries(db, { actor, after, limit: 2 });
      times.push(...page.lines.map(({ createdAt }) => createdAt - NOON));
      after = page.next;
    }
    expect(times).toEqual([9, 2, 1, 1, 0, 0]);
    const count = async (filter: object) => (await listDeliveries(db, { actor, filter })).lines.length;
    expect(await count({ channel: 'webSub' })).toBe(1);
    expect(await count({ channel: 'webSub', status: 'sent' })).toBe(0);
    expect(await count({ status: 'queued' })).toBe(6);
    expect(await count({ articleId: 'a3' })).toBe(1);
  });

  it('names the host of a webhook only, because its address may hold a secret', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const typed = { url: 'https://example.az/hook?key=secret', events: 'article.published' };
    const { id } = await createWebhook(db, { actor, typed, now: NOON, newId });
    await queueDelivery(db, draftDelivery({ channel: 'webhook', target: id }));
    await queueDelivery(db, draftDelivery({ now: NOON - 1 }));
    const { lines } = await listDeliveries(db, { actor });
    expect(lines.map(({ host }) => host)).toEqual(['example.az', null]);
  });

  it('shows everything of a delivery that an editor may know', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const feeds = ['https://site.az/rss', 'https://site.az/atom'];
    const ping = draftDelivery({ channel: 'webSub', subjectType: 'match', subjectId: 'feeds' });
    await queuePing(db, { ...ping, addresses: feeds });
    await finish(db, 'sent', 'webSub');
    expect((await listDeliveries(db, { actor })).lines).toEqual([
      {
        id: expect.any(String),
        channel: 'webSub',
        eventType: 'article.published',
        title: 'Xəbər',
        host: null,
        addresses: feeds,
        address: 'https://site.az/article/a',
        status: 'sent',
        attempts: 1,
        response: 'sent',
        dueAt: NOON,
        createdAt: NOON,
        finishedAt: NOON,
      },
    ]);
    expect((await listDeliveries(db, { actor, filter: { articleId: 'feeds' } })).lines).toEqual([]);
  });

  it('says why a delivery of a channel has to be tried again', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await queueDelivery(db, draftDelivery());
    const claim = { channel: 'telegram', leaseId: newId(), now: NOON, limit: 1 } as const;
    const deliveries = await claimDueDeliveries(db, claim);
    await recordResult(db, { outcome: 'failed', response: '502' }, { deliveries, ...claim });
    expect(await listChannelStates(db, { actor, channels: ['telegram'] })).toEqual([
      { channel: 'telegram', lastSentAt: null, queuedCount: 1, problem: '502' },
    ]);
  });

  it('takes the newest delivery of an article to Telegram that was not skipped', async () => {
    const { db } = await open();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await queueDelivery(db, draftDelivery({ now: NOON + n })));
    await queueDelivery(db, draftDelivery({ subjectType: 'match', now: NOON + 3 }));
    await queueDelivery(db, draftDelivery({ channel: 'webSub', now: NOON + 3 }));
    const skip = { status: 'skipped', finished_at: NOON } as const;
    await db
      .updateTable('delivery')
      .set(skip)
      .where('id', '=', ids[2] ?? '')
      .execute();
    expect(await findTelegramDelivery(db, { articleId: 'a' })).toMatchObject({ id: ids[1], host: null });
  });

  it.each([
    ['article', 'article', 'a'],
    ['match', 'match', 'a'],
    ['site', 'delivery', null],
  ] as const)('records a second try about %s as one of %s', async (subjectType, recorded, subjectId) => {
    const { db } = await open();
    const id = await queueDelivery(db, draftDelivery({ subjectType }));
    await finish(db, 'refused');
    await retryDelivery(db, { actor: await writeActor(db, 'admin'), id, now: NOON, newId });
    const line = await db
      .selectFrom('audit_log')
      .select(['action', 'subject_type', 'subject_id'])
      .executeTakeFirst();
    expect(line).toEqual({
      action: 'delivery.retry',
      subject_type: recorded,
      subject_id: subjectId ?? id,
    });
    expect(await listAuditLines(db)).toEqual([
      ['delivery.retry', { status: 'failed', response: 'refused' }, { channel: 'telegram', title: 'Xəbər' }],
    ]);
  });

  it('shows what each channel sent last and what waits', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await queueDelivery(db, draftDelivery());
    await finish(db, 'sent');
    await queueDelivery(db, draftDelivery({ now: NOON + 1 }));
    expect(await listChannelStates(db, { actor, channels: ['telegram', 'webSub'] })).toEqual([
      { channel: 'telegram', lastSentAt: NOON, queuedCount: 1, problem: null },
      { channel: 'webSub', lastSentAt: null, queuedCount: 0, problem: null },
    ]);
    expect(await findTelegramDelivery(db, { articleId: 'a' })).toMatchObject({ status: 'queued' });
    expect(await findTelegramDelivery(db, { articleId: 'b' })).toBeNull();
  });

  it('lets an admin try again what has failed, once, and records it', async () => {
    const { db } = await open();
    const [admin, editor, author] = [
      await writeActor(db, 'admin'),
      await writeActor(db, 'editor'),
      await writeActor(db, 'author'),
    ];
    const id = await queueDelivery(db, draftDelivery());
    await finish(db, 'refused');
    const at = { id, now: NOON + MINUTE, newId };
    await expect(retryDelivery(db, { ...at, actor: editor })).rejects.toBeInstanceOf(Forbidden);
    await expect(listDeliveries(db, { actor: author })).rejects.toBeInstanceOf(Forbidden);
    expect(() => listChannelStates(db, { actor: author, channels: [] })).toThrow(Forbidden);
    await expect(retryDelivery(db, { ...at, actor: admin, id: 'x' })).rejects.toBeInstanceOf(NotFound);
    for (let times = 0; times < 2; times++) await retryDelivery(db, { ...at, actor: admin });
    const row = await db.selectFrom('delivery').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'queued', attempts: 0, due_at: NOON + MINUTE, finished_at: null });
    const audit = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'delivery.retry')
      .execute();
    expect(audit).toMatchObject([{ subject_type: 'article', subject_id: 'a', actor_name: admin.name }]);
  });

  it('lets an admin send again what may not have arrived, and nothing that was sent', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const statusAfterRetry = async (id: string) => {
      await retryDelivery(db, { actor, id, now: NOON, newId });
      const row = await db.selectFrom('delivery').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status;
    };
    const unsure = await queueDelivery(db, draftDelivery({ subjectId: 'a', isRepeatable: false }));
    await finish(db, 'interrupted');
    const sent = await queueDelivery(db, draftDelivery({ subjectId: 'b' }));
    await finish(db, 'sent');
    expect([await statusAfterRetry(unsure), await statusAfterRetry(sent)]).toEqual(['queued', 'sent']);
  });
});

it('no query of deliveries reads the whole table', async () => {
  const database = await openExplainingDatabase(async (db) => {
    for (let n = 0; n < 50; n++) await queueDelivery(db, draftDelivery({ subjectId: `a${n}` }));
    await finish(db, 'sent');
  });
  const { db } = database;
  const actor = { id: 'x', name: 'X', email: 'x@example.az', role: 'editor' } as const;
  const scans = await database.listTableScans(async () => {
    for (const filter of [{}, { channel: 'telegram' }, { status: 'sent' }, { articleId: 'a1' }] as const)
      await listDeliveries(db, { actor, filter, after: `${NOON}-x` });
    await listDeliveries(db, { actor, filter: { channel: 'telegram', status: 'sent' } });
    await listChannelStates(db, { actor, channels: ['telegram'] });
    await findTelegramDelivery(db, { articleId: 'a1' });
    await findTelegramPost(db, { type: 'article', id: 'a1' });
    await queueMergedDelivery(db, draftDelivery());
    await claimDueDeliveries(db, { channel: 'telegram', leaseId: 'x', now: NOON, limit: 2 });
    await releaseLostDeliveries(db, { now: NOON });
    await deleteOldDeliveries(db, { now: NOON });
  });
  database.close();
  expect(scans).toEqual([]);
});
