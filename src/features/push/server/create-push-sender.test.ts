import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { MINUTE } from '#az/format/durations.ts';
import { createBrowser } from '#tests/kit/content/push.ts';
import { type PushServer, startPushServer } from '#tests/kit/servers/push-server.ts';
import { createPushSender } from './create-push-sender.ts';

const keys = webPush.generateVAPIDKeys();
const message = {
  title: 'Qarabağ 1:0 Neftçi',
  body: "12' QOL! “Qarabağ” – Elvin",
  tag: 'match-1-2',
  address: '/oyun/1',
  isSilent: false,
  createdAt: 0,
};
const senderWith = (allowPrivate: boolean, hosts = ['127.0.0.1', 'localhost']) =>
  createPushSender({
    keys,
    siteUrl: 'https://gettosport.example',
    now: Date.now,
    endpoints: { allowPrivate, hosts },
  });
const send = (browser = push.subscribe(keys.publicKey)) =>
  senderWith(true)(browser, message, { ttlMs: 30 * MINUTE });

let push: PushServer;
beforeAll(async () => {
  push = await startPushServer();
});
afterAll(async () => {
  await push.close();
});

it('encrypts a message for one browser, and signs it for its push service', async () => {
  const browser = push.subscribe(keys.publicKey);
  expect(await send(browser)).toEqual({ kind: 'sent' });
  expect(push.problems).toEqual([]);
  expect(push.received).toMatchObject([{ browser, message, headers: { ttl: '1800', urgency: 'high' } }]);
});

it('sends the messages of a batch over the connections of the batch before', async () => {
  const before = { received: push.received.length, connections: push.countConnections() };
  for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(push.received.length - before.received).toBe(200);
  expect(push.countConnections() - before.connections).toBeLessThan(60);
});

it.each([
  [410, {}, { kind: 'gone' }],
  [404, {}, { kind: 'gone' }],
  [403, {}, { kind: 'refused' }],
  [301, {}, { kind: 'refused' }],
  [429, { 'retry-after': '7' }, { kind: 'later', retryAfterMs: 7000 }],
  [503, {}, { kind: 'later', retryAfterMs: null }],
  [503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, { kind: 'later', retryAfterMs: null }],
])('understands the answer %i %j', async (status, headers, outcome) => {
  push.answer(() => ({ status, headers }));
  expect(await send()).toEqual(outcome);
});

it('tries again later when nobody answers, and gives up addresses that can never be used', async () => {
  expect(await send(createBrowser('http://127.0.0.1:9/'))).toEqual({ kind: 'unreachable' });
  const browser = push.subscribe(keys.publicKey);
  const before = push.received.length;
  const privateName = createBrowser('https://localhost/a');
  expect(await senderWith(false)(privateName, message, { ttlMs: 1000 })).toEqual({ kind: 'gone' });
  // Its host is not in the setting any more.
  expect(await senderWith(true, [])(browser, message, { ttlMs: 1000 })).toEqual({ kind: 'gone' });
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
  expect(await send({ ...browser, keys: { ...browser.keys, p256dh } })).toEqual({ kind: 'gone' });
  expect(push.received).toHaveLength(before);
});
