import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { ArticleFields } from '#features/articles/rules/article-fields.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { sendDueDeliveries } from '#platform/outbox/send-due-deliveries.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/kit/servers/webhook-receiver.ts';
import { createWebhook, deleteWebhook } from '../rules/change-webhook.ts';
import { createWebhookReceiver } from '../rules/create-webhook-receiver.ts';
import { getWebhook, type WebhookEventType, webhookEventTypes } from '../rules/webhook.ts';
import { createWebhookSender } from './send-webhook.ts';

const SITE = 'https://site.az';
// Receivers refuse old messages, so the clock is the real one.
const START = Date.now();

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

/** One instance of the site. */
function createInstance(db: Db, now: () => number) {
  const receivers = [createWebhookReceiver({ siteUrl: SITE, newId })];
  const sender = createWebhookSender({ db, outbound: { allowPrivate: true }, now, newId });
  const channel = { name: 'webhook' as const, ...sender };
  const { signal } = new AbortController();
  return {
    take: () => takeOutboxEvents(db, { receivers }),
    send: () => sendDueDeliveries(db, channel, { now, newId, signal }),
  };
}

async function prepare(db: Db, events: readonly WebhookEventType[] = webhookEventTypes) {
  const actor = await writeActor(db, 'admin');
  const { take, send } = createInstance(db, () => START);
  const { id, secret } = await createWebhook(db, {
    actor,
    typed: { url: receiver.url, events: events.join('\n') },
    now: START,
    newId,
  });
  receiver.secret = secret;
  return {
    actor,
    webhookId: id,
    take,
    at: { actor, now: START, newId },
    run: async () => {
      await take();
      await send();
    },
    save: async (article: string, over: Partial<ArticleFields>) => {
      const state = await getArticleState(db, { id: article });
      const fields = changed(state, over);
      await saveArticle(db, { actor, now: START, newId, id: article, baseVersion: state.version, fields });
    },
    /** The types and data of the accepted messages, which are then forgotten. */
    told: () => receiver.accepted.splice(0).map(({ type, data }) => [type, data]),
    deliveries: async () =>
      (await db.selectFrom('delivery').select(['status', 'response']).orderBy('created_at').execute()).map(
        ({ status, response }) => `${status} ${response}`.trim(),
      ),
  };
}

describeOnEachDatabase('webhooks are told', (open) => {
  it('of everything that happens to an article, with signed messages', async () => {
    const { db } = await open();
    const { actor, at, run, save, told } = await prepare(db);
    const { id } = await writeOwnArticle(db, actor, { title: 'Bir', status: 'published' });
    const data = (slug: string, title: string) => ({
      id,
      slug,
      title,
      url: `${SITE}/article/${slug}`,
      api: `${SITE}/api/v1/articles/${slug}`,
    });
    await run();
    expect(told()).toEqual([['article.published', data('bir', 'Bir')]]);
    await save(id, { title: 'İki' });
    await save(id, { excerpt: 'Bir yazıda iki dəyişiklik.' });
    await run();
    expect(told()).toEqual([['article.updated', data('bir', 'İki')]]);
    await save(id, { slug: 'iki' });
    await run();
    expect(told()).toEqual([['article.updated', { ...data('iki', 'İki'), previousSlug: 'bir' }]]);
    await moveInForm(db, { ...at, id, move: 'archive' });
    await run();
    expect(told()).toEqual([['article.archived', data('iki', 'İki')]]);
    await deleteArticle(db, { ...at, id });
    await run();
    expect(told()).toEqual([['article.deleted', { id, slug: 'iki' }]]);
  });

  it('of a match once for all entries that wait, and of nothing that they did not choose', async () => {
    const { db } = await open();
    const { actor, run, take, told } = await prepare(db, ['match.changed']);
    const id = await writeFixture(db);
    await writeLedger(db, id, [kickOff()]);
    await writeLedger(db, id, [goal('home', 3)]);
    await take();
    await writeLedger(db, id, [goal('away', 5)]);
    await writeOwnArticle(db, actor, { status: 'published' });
    await run();
    const url = expect.stringContaining(`${SITE}/oyun/${id}-`);
    const data = { id, title: 'Qarabağ – Neftçi', url, api: `${SITE}/api/v1/matches/${id}` };
    expect(told()).toEqual([['match.changed', data]]);
  });

  it('again with the same id until they accept the message', async () => {
    const { db } = await open();
    const { actor, webhookId, run, told, deliveries } = await prepare(db);
    await writeOwnArticle(db, actor, { status: 'published' });
    // The clock stands still, because the receiver refuses messages of another time.
    const retryNow = () => db.updateTable('delivery').set({ due_at: START }).execute();
    for (const status of [500, 404, 302]) {
      receiver.status = status;
      await run();
      expect(await deliveries()).toEqual([`queued ${status}`]);
      await retryNow();
    }
    expect((await getWebhook(db, { id: webhookId })).failingSince).toBe(START);
    receiver.status = 204;
    await run();
    expect(new Set(receiver.attempts).size).toBe(1);
    expect(told()).toHaveLength(1);
    expect((await getWebhook(db, { id: webhookId })).failingSince).toBeNull();
  });

  it('nothing more after 410, or when they were switched off or deleted', async () => {
    const { db } = await open();
    const { actor, at, webhookId, run, take, deliveries } = await prepare(db);
    await writeOwnArticle(db, actor, { title: 'Bir', status: 'published' });
    await writeOwnArticle(db, actor, { title: 'İki', status: 'published' });
    receiver.status = 410;
    await take();
    // One after the other: the second must see that the first has switched it off.
    await db
      .updateTable('delivery')
      .set({ due_at: START + MINUTE })
      .where('title', '=', 'İki')
      .execute();
    await run();
    expect((await getWebhook(db, { id: webhookId })).status).toBe('failed');
    await deleteWebhook(db, { ...at, id: webhookId });
    await db.updateTable('delivery').set({ due_at: START }).where('status', '=', 'queued').execute();
    await run();
    expect((await deliveries()).sort()).toEqual(['failed 410', 'skipped']);
    expect(receiver.attempts).toHaveLength(1);
    await writeOwnArticle(db, actor, { title: 'Üç', status: 'published' });
    await run();
    expect(await deliveries()).toHaveLength(2);
  });
});

describeOnPostgres('three instances', (open) => {
  it('send each message once', async () => {
    const { db, target } = await open();
    const { actor } = await prepare(db);
    const others = await Promise.all([openDatabase(target), openDatabase(target)]);
    const instances = [db, ...others.map((one) => one.db)].map((one) => createInstance(one, () => START));
    for (let n = 0; n < 12; n++)
      await writeOwnArticle(db, actor, { title: `Xəbər ${n}`, status: 'published' });
    await Promise.all(instances.map(({ take }) => take()));
    await Promise.all(instances.map(({ send }) => send()));
    expect(receiver.attempts).toHaveLength(12);
    expect(new Set(receiver.accepted.map(({ data }) => data.slug)).size).toBe(12);
    for (const one of others) await one.close();
  });
});
