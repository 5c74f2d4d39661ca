import { afterAll, describe, expect, test } from 'vitest';
import { createWebhook } from '#features/webhooks/rules/change-webhook.ts';
import { webhooksText } from '#features/webhooks/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startWebhookReceiver } from '../../kit/servers/webhook-receiver.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const secretIn = (html: string) => /whsec_[\w+/=]+/.exec(html)?.[0] ?? '';

describe('webhooks', async () => {
  const receiver = await startWebhookReceiver();
  let admin: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', ALLOW_PRIVATE_ADDRESSES: '1' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
    },
  });
  afterAll(async () => {
    await site.stop();
    await receiver.close();
  });

  /** The path of the screen of the newest webhook. */
  async function screenOfNewest(visitor: Visitor): Promise<string> {
    const html = await (await visitor.get('/admin/webhooks')).text();
    return [...html.matchAll(/href="(\/admin\/webhooks\/\w+)"/g)].at(-1)?.[1] ?? '';
  }

  test('a bad address is refused at its field and kept', async () => {
    const visitor = await signIn(site, admin.email);
    const answer = await visitor.post('/admin/webhooks', { url: 'example.az/hook' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain(problemSentence('webhook.url'));
    expect(textOf(html)).toContain(problemSentence('webhook.events'));
    expect(html).toContain('value="example.az/hook"');
  });

  test('the secret is shown once, and a test message is signed with it', async () => {
    const visitor = await signIn(site, admin.email);
    const created = await visitor.post('/admin/webhooks', { url: receiver.url, events: 'article.published' });
    receiver.secret = secretIn(await created.text());
    expect(receiver.secret).not.toBe('');
    const path = await screenOfNewest(visitor);
    for (const screen of ['/admin/webhooks', path])
      expect(secretIn(await (await visitor.get(screen)).text())).toBe('');

    const sendTest = async () => textOf(await (await visitor.post(path, { intent: 'test' })).text());
    expect(await sendTest()).toContain(webhooksText.arrived(204));
    expect(receiver.accepted).toEqual([
      { id: expect.any(String), type: 'webhook.test', timestamp: expect.any(String), data: {} },
    ]);
    const rotated = secretIn(await (await visitor.post(path, { intent: 'rotate' })).text());
    expect(rotated).not.toBe(receiver.secret);
    for (const secret of [receiver.secret, rotated]) {
      receiver.secret = secret;
      expect(await sendTest()).toContain(webhooksText.arrived(204));
    }
    receiver.status = 500;
    expect(await sendTest()).toContain(webhooksText.notAccepted(500));
    receiver.status = 204;
  });

  test('a published article is told to it within seconds', async () => {
    receiver.accepted.length = 0;
    await site.change(async (db) => {
      await writeOwnArticle(db, admin, { title: 'Vebhuka gedən xəbər', status: 'published' });
    });
    await expect
      .poll(() => receiver.accepted)
      .toMatchObject([
        {
          type: 'article.published',
          data: { title: 'Vebhuka gedən xəbər', api: expect.stringMatching(/\/api\/v1\/articles\/[\w-]+$/) },
        },
      ]);
    const { api } = receiver.accepted[0]?.data ?? {};
    expect((await site.fetch(new URL(String(api)).pathname)).status).toBe(200);
  });

  test('a webhook is switched off and deleted', async () => {
    const visitor = await signIn(site, admin.email);
    const path = await screenOfNewest(visitor);
    const form = { intent: 'update', version: '1', url: receiver.url, events: 'match.changed' };
    expect((await visitor.post(path, form)).headers.get('location')).toBe(path);
    expect(textOf(await (await visitor.get(path)).text())).toContain(webhooksText.status.off);
    // The same form again changes nothing, and is no conflict.
    expect((await visitor.post(path, form)).status).toBe(302);
    const stale = await visitor.post(path, { ...form, events: 'article.published' });
    expect(stale.status).toBe(409);
    expect(textOf(await stale.text())).toContain(problemSentence('record.conflict'));
    await visitor.post(path, { intent: 'delete' });
    expect((await visitor.get(path)).status).toBe(404);
  });
});

describe('a site without ALLOW_PRIVATE_ADDRESSES', async () => {
  const receiver = await startWebhookReceiver();
  let admin: Actor;
  const site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
    },
  });
  afterAll(async () => {
    await site.stop();
    await receiver.close();
  });

  test('sends nothing to private networks', async () => {
    const visitor = await signIn(site, admin.email);
    await visitor.post('/admin/webhooks', { url: receiver.url, events: 'article.published' });
    const html = await (await visitor.get('/admin/webhooks')).text();
    const path = /href="(\/admin\/webhooks\/\w+)"/.exec(html)?.[1] ?? '';
    const answer = await visitor.post(path, { intent: 'test' });
    expect(textOf(await answer.text())).toContain(webhooksText.noAnswer.refused);
    expect(receiver.attempts).toEqual([]);
  });
});

describe('a site with OUTBOUND_HOSTS', async () => {
  const receiver = await startWebhookReceiver();
  let admin: Actor;
  let id = '';
  const site = await startSite({
    env: { TRUST_PROXY: '1', ALLOW_PRIVATE_ADDRESSES: '1', OUTBOUND_HOSTS: 'hooks.example.az' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
      const typed = { url: receiver.url, events: 'article.published' };
      ({ id } = await createWebhook(db, { actor: admin, typed, now: Date.now(), newId }));
    },
  });
  afterAll(async () => {
    await site.stop();
    await receiver.close();
  });

  test('refuses another host at its field, and sends nothing to one that it has already', async () => {
    const visitor = await signIn(site, admin.email);
    const add = (url: string) => visitor.post('/admin/webhooks', { url, events: 'article.published' });
    const refused = await add('https://elsewhere.example.az/');
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/<input(?=[^>]*name="url")[^>]*aria-invalid="true"/);
    expect(textOf(html)).toContain(problemSentence('webhook.host'));
    expect((await add('https://hooks.example.az/')).status).toBe(200);

    const path = `/admin/webhooks/${id}`;
    const update = { intent: 'update', version: '1', url: receiver.url, events: 'match.changed', isOn: 'on' };
    expect((await visitor.post(path, update)).status).toBe(422);
    const tested = await visitor.post(path, { intent: 'test' });
    expect(textOf(await tested.text())).toContain(webhooksText.noAnswer.refused);
    expect(receiver.attempts).toEqual([]);
  });
});
