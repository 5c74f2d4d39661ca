import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { createBrowser, writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getPushKeys } from '../get-push-keys.ts';
import {
  deletePushSubscription,
  replacePushSubscription,
  updatePushPreferences,
} from './change-subscription.ts';
import { deleteOldPushData } from './delete-old-push-data.ts';
import { findPushSubscription } from './find-push-subscription.ts';
import { followTopic } from './follow-topic.ts';
import { parseBrowserSubscription } from './parse-browser-subscription.ts';
import { unfollowTopic } from './unfollow-topic.ts';

const DAY_MS = 86_400_000;
const breaking = { kind: 'breaking' } as const;

describeOnEachDatabase('push subscriptions', (open) => {
  it('lists what a browser follows, each once, until it follows nothing', async () => {
    const { db } = await open();
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    const team = { kind: 'team', id: await writeTeam(db, 'Zirə') } as const;
    const first = { kind: 'team', id: await writeTeam(db, 'Çelsi') } as const;
    const endpoint = await writeFollower(db, [match, team, first, breaking]);
    const browser = createBrowser(endpoint);
    await writeFollower(db, [match], browser);
    const find = () => findPushSubscription(db, { endpoint, now: NOON });
    expect(await find()).toMatchObject({
      topics: [
        breaking,
        { ...first, team: { name: 'Çelsi' } },
        { ...team, team: { name: 'Zirə' } },
        { ...match, home: { name: 'Qarabağ' }, away: { name: 'Neftçi' } },
      ],
      ...{ quietHours: { from: 0, until: 8 }, goalsOnly: false },
    });
    for (const topic of [match, team, first]) await unfollowTopic(db, { endpoint, topic });
    expect((await find())?.topics).toEqual([breaking]);
    await unfollowTopic(db, { endpoint, topic: breaking });
    expect(await find()).toBeNull();
    expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
  });

  it('refuses topics that do not exist, and too many new browsers of one network', async () => {
    const { db } = await open();
    const follow = (topic: Parameters<typeof followTopic>[1]['topic'], subscription = createBrowser()) =>
      followTopic(db, { subscription, topic, clientAddress: '203.0.113.7', now: NOON, newId });
    await expect(follow({ kind: 'team', id: 'none' })).rejects.toThrow(/nothing to follow/);
    const known = createBrowser();
    await follow(breaking, known);
    for (let i = 1; i < 60; i++) await follow(breaking);
    await expect(follow(breaking)).rejects.toMatchObject({ code: 'rate.tooMany' });
    await follow({ kind: 'team', id: await writeTeam(db, 'Zirə') }, known);
  });

  it('keeps preferences, and moves everything to the new subscription of the browser', async () => {
    const { db } = await open();
    const endpoint = await writeFollower(db, [breaking]);
    const preferences = { quietHours: { from: 23, until: 7 }, goalsOnly: true };
    await updatePushPreferences(db, { endpoint, preferences });
    const subscription = createBrowser();
    // The browser repeats the request when it got no answer.
    for (let time = 0; time < 2; time += 1)
      await replacePushSubscription(db, { endpoint, subscription, now: NOON });
    const find = (one: string) => findPushSubscription(db, { endpoint: one, now: NOON });
    expect(await find(endpoint)).toBeNull();
    expect(await find(subscription.endpoint)).toEqual({ topics: [breaking], ...preferences });
    await deletePushSubscription(db, subscription);
    expect(await find(subscription.endpoint)).toBeNull();
  });

  it('creates the keys of the site once', async () => {
    const { db } = await open();
    let created = 0;
    const get = () =>
      getPushKeys(db, { createKeys: () => ({ publicKey: `${++created}`, privateKey: 'x' }), now: NOON });
    const all = [...(await Promise.all([get(), get(), get()])), await get()];
    expect(new Set(all.map(({ publicKey }) => publicKey)).size).toBe(1);
  });

  it('deletes matches that are over, and browsers that nobody uses any more', async () => {
    const { db } = await open();
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    const [over, silent, used] = [
      await writeFollower(db, [match]),
      await writeFollower(db, [breaking]),
      await writeFollower(db, [breaking, match]),
    ];
    await deleteOldPushData(db, { now: NOON + 2 * DAY_MS });
    expect(await findPushSubscription(db, { endpoint: over, now: NOON })).not.toBeNull();
    await findPushSubscription(db, { endpoint: used, now: NOON + 170 * DAY_MS });
    await deleteOldPushData(db, { now: NOON + 190 * DAY_MS });
    const left = await db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: used }]);
    expect((await findPushSubscription(db, { endpoint: used, now: NOON }))?.topics).toEqual([breaking]);
    expect([over, silent]).not.toContain(used);
  });
});

it('accepts only subscriptions whose endpoint is a public name on https', () => {
  const parse = (value: unknown) => parseBrowserSubscription(value, { allowPrivate: false });
  const browser = createBrowser();
  const { privateKey: _, ...subscription } = browser;
  expect(parse({ ...subscription, expirationTime: null })).toEqual(subscription);
  const endpoints = [
    ...['http://push.example/a', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://localhost/a', 'a', ''],
    ...['https://a.localhost/', 'https://2130706433/', 'https://printer.local/', 'https://u:p@push.example/'],
    `https://push.example/${'a'.repeat(1000)}`,
  ];
  for (const endpoint of endpoints) expect(() => parse({ ...subscription, endpoint }), endpoint).toThrow();
  for (const keys of [{}, { ...browser.keys, auth: 'AAAA' }, { ...browser.keys, p256dh: browser.keys.auth }])
    expect(() => parse({ ...subscription, keys })).toThrow();
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => parse(value)).toThrow();
    }),
  );
});
