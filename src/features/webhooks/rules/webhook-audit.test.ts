import { expect, it, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { formatTyped } from '#platform/records/record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  createWebhook,
  deleteWebhook,
  recordWebhookResult,
  rotateWebhookSecret,
  updateWebhook,
} from './change-webhook.ts';
import { createWebhookReceiver } from './create-webhook-receiver.ts';
import { fromLoggedWebhook, getWebhook, hasArrived, toWebhookValues, webhookRecord } from './webhook.ts';
import { createWebhookSecret, findSigningSecrets } from './webhook-secret.ts';

const url = 'https://example.az/hook';
const values = { url, events: ['article.published'], isOn: true };
const typedOf = (over: Partial<typeof values> = {}) => formatTyped(webhookRecord, { ...values, ...over });

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a message has arrived with the status %i: %s', (status, isArrived) => {
  expect(hasArrived({ kind: 'status', status, retryAfterMs: null })).toBe(isArrived);
  expect(hasArrived({ kind: 'none', reason: 'unreachable' })).toBe(false);
});

test('a secret has the form of Standard Webhooks', () => {
  expect(createWebhookSecret(newId)).toMatch(/^whsec_[\w+/]{50,}=*$/);
});

describeOnEachDatabase('a webhook', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const { id } = await createWebhook(db, { actor, typed: typedOf(), now: NOON, newId });
    return { db, id, change: { actor, id, now: NOON + 1, newId } };
  }

  it('has its states before and after each change in the audit log', async () => {
    const { db, id, change } = await prepare();
    const events = ['match.changed'];
    await updateWebhook(db, { ...change, typed: typedOf({ events }), version: 1 });
    await updateWebhook(db, { ...change, typed: typedOf({ events }), version: 2 });
    await rotateWebhookSecret(db, change);
    await recordWebhookResult(db, { id, result: 'gone', now: NOON + 2, newId });
    await deleteWebhook(db, change);
    const log = await db.selectFrom('audit_log').select(['action', 'before', 'after', 'actor_id']).execute();
    const states = Object.fromEntries(
      log.map(({ action, before, after }) => [
        action,
        [JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')],
      ]),
    );
    expect(log).toHaveLength(5);
    const created = { url, events: ['article.published'], status: 'on', version: 1 };
    expect(states).toEqual({
      'webhook.create': [null, created],
      'webhook.update': [created, { ...created, events, version: 2 }],
      'webhook.rotate': [null, null],
      'webhook.fail': [
        { status: 'on', version: 2 },
        { status: 'failed', version: 3 },
      ],
      'webhook.delete': [{ url, events, status: 'failed', version: 3 }, null],
    });
    expect(log.find(({ action }) => action === 'webhook.fail')?.actor_id).toBeNull();
  });

  it('keeps its address when a change names none of the web, and its secret belongs to it alone', async () => {
    const { db, id, change } = await prepare();
    const wrong = updateWebhook(db, { ...change, typed: typedOf({ url: 'ftp://a.az' }), version: 1 });
    await expect(wrong).rejects.toThrow('url: webhook.url');
    await expect(
      updateWebhook(db, { ...change, typed: typedOf({ events: [] }), version: 1 }),
    ).rejects.toThrow('events: webhook.events');
    expect((await getWebhook(db, { id })).url).toBe(url);
    await expect(rotateWebhookSecret(db, { ...change, id: 'none' })).rejects.toThrow('none');
    expect(await findSigningSecrets(db, { id: 'none', now: NOON })).toBeNull();
  });

  it('that has failed stays failed through other changes, until somebody switches it on', async () => {
    const { db, id, change } = await prepare();
    await recordWebhookResult(db, { id, result: 'failed', now: NOON, newId });
    await recordWebhookResult(db, { id, result: 'failed', now: NOON + 3 * DAY, newId });
    expect(await findSigningSecrets(db, { id, now: NOON })).toMatchObject({ isOn: false });
    const typed = typedOf({ url: 'https://example.az/new', isOn: false });
    await updateWebhook(db, { ...change, typed, version: 2 });
    expect(await getWebhook(db, { id })).toMatchObject({ status: 'failed', failingSince: NOON, version: 3 });
    await updateWebhook(db, { ...change, typed: typedOf(), version: 3 });
    expect(await getWebhook(db, { id })).toMatchObject({ status: 'on', failingSince: null });
    expect(await findSigningSecrets(db, { id, now: NOON })).toMatchObject({ isOn: true });
  });

  it('is told nothing about what it did not choose, is gone, or is no event of webhooks', async () => {
    const { db } = await prepare();
    const { plan } = createWebhookReceiver({ siteUrl: 'https://site.az', newId });
    const event = { id: newId(), subjectId: 'none', detail: {}, createdAt: NOON } as const;
    for (const type of ['article.archived', 'article.published', 'breaking.shown'] as const)
      await plan(db, { ...event, type });
    await plan(db, { ...event, type: 'match.changed', detail: { sequences: [1] } });
    expect(await db.selectFrom('delivery').select('id').execute()).toEqual([]);
  });
});

test('the form has a switch instead of the status, also for a state of the audit log', () => {
  const events: [] = [];
  expect(toWebhookValues({ url, events, status: 'on' })).toEqual({ url, events, isOn: true });
  for (const status of ['off', 'failed'] as const) {
    expect(toWebhookValues({ url, events, status }).isOn).toBe(false);
    expect(fromLoggedWebhook({ url, status })).toEqual({ url, status, isOn: false });
  }
  expect(fromLoggedWebhook({ status: 'on' })).toEqual({ status: 'on', isOn: true });
  expect(fromLoggedWebhook({ url })).toEqual({ url });
});
