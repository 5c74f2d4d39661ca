import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  finishedColumns,
  stateColumns,
  writeCompetition,
  writeFixture,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { createBrowser, writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getPushKeys } from '../get-push-keys.ts';
import { pushPreferences } from '../push-preferences.ts';
import { pushTopic } from '../push-topic.ts';
import { topicKey } from '../topic-key.ts';
import {
  deleteOldPushData,
  deletePushSubscription,
  followTopic,
  replacePushSubscription,
  unfollowTopic,
  updatePushPreferences,
} from './change-subscription.ts';
import { isPushEndpoint, parseBrowserSubscription } from './parse-browser-subscription.ts';
import { countPushFollowers, findPushSubscription } from './read-subscriptions.ts';

const breaking = { kind: 'breaking' } as const;

describeOnEachDatabase('push subscriptions', (open) => {
  it('lists what a browser follows, each once, until it follows nothing', async () => {
    const { db } = await open();
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    const team = { kind: 'team', id: await writeTeam(db, 'Zirə') } as const;
    const first = { kind: 'team', id: await writeTeam(db, 'Çelsi') } as const;
    const league = { kind: 'competition', id: await writeCompetition(db, 'apl') } as const;
    const endpoint = await writeFollower(db, [match, team, league, first, breaking]);
    const browser = createBrowser(endpoint);
    await writeFollower(db, [match], browser);
    const find = () => findPushSubscription(db, { endpoint, now: NOON });
    expect(await find()).toMatchObject({
      topics: [
        breaking,
        { ...league, competition: { slug: 'apl', name: 'Liqa apl' } },
        { ...first, team: { name: 'Çelsi' } },
        { ...team, team: { name: 'Zirə' } },
        { ...match, home: { name: 'Qarabağ' }, away: { name: 'Neftçi' } },
      ],
      quietHours: { from: 0, until: 8 },
      goalsOnly: false,
    });
    for (const topic of [match, team, league, first]) await unfollowTopic(db, { endpoint, topic });
    expect((await find())?.topics).toEqual([breaking]);
    await unfollowTopic(db, { endpoint, topic: breaking });
    expect(await find()).toBeNull();
    expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
  });

  it('refuses topics that do not exist, and too many new browsers of one network', async () => {
    const { db } = await open();
    const follow = (topic: Parameters<typeof followTopic>[1]['topic'], subscription = createBrowser()) =>
      followTopic(db, { subscription, topic, network: 'a', now: NOON, newId });
    for (const kind of ['match', 'team', 'competition'] as const)
      await expect(follow({ kind, id: 'none' })).rejects.toThrow(/nothing to follow/);
    const known = createBrowser();
    await follow(breaking, known);
    for (let i = 1; i < 60; i++) await follow(breaking);
    await expect(follow(breaking)).rejects.toMatchObject({ code: 'rate.tooMany' });
    await follow({ kind: 'team', id: await writeTeam(db, 'Zirə') }, known);
  });

  it('lets a browser follow a hundred topics, and the same one again', async () => {
    const { db } = await open();
    const endpoint = await writeFollower(db, [breaking]);
    const { id } = await db.selectFrom('push_subscription').select('id').executeTakeFirstOrThrow();
    const others = Array.from({ length: 98 }, (_, at) => ({
      subscription_id: id,
      kind: 'team' as const,
      subject_id: `team-${at}`,
    }));
    await db.insertInto('push_topic').values(others).execute();
    const browser = createBrowser(endpoint);
    const hundredth = { kind: 'team', id: await writeTeam(db, 'Zirə') } as const;
    for (let time = 0; time < 2; time += 1) await writeFollower(db, [hundredth], browser);
    const next = { kind: 'team', id: await writeTeam(db, 'Sabah') } as const;
    await expect(writeFollower(db, [next], browser)).rejects.toMatchObject({ code: 'push.tooMany' });
    expect(await db.selectFrom('push_topic').select('kind').execute()).toHaveLength(100);
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
    const awake = { quietHours: null, goalsOnly: false };
    await updatePushPreferences(db, { endpoint: subscription.endpoint, preferences: awake });
    expect(await find(subscription.endpoint)).toMatchObject(awake);
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

  it('counts browsers, and those that follow each kind of topic', async () => {
    const { db } = await open();
    expect(await countPushFollowers(db)).toEqual({ all: 0, match: 0, team: 0, competition: 0, breaking: 0 });
    const teams = [];
    for (const name of ['Zirə', 'Sabah'])
      teams.push({ kind: 'team', id: await writeTeam(db, name) } as const);
    await writeFollower(db, [...teams, breaking]);
    await writeFollower(db, [breaking]);
    expect(await countPushFollowers(db)).toEqual({ all: 2, match: 0, team: 1, competition: 0, breaking: 2 });
  });

  it('takes new keys for a known address, and counts the browser as used', async () => {
    const { db } = await open();
    const endpoint = await writeFollower(db, [breaking]);
    const stored = async () =>
      db.selectFrom('push_subscription').select(['p256dh', 'host', 'seen_at']).executeTakeFirstOrThrow();
    const { keys } = createBrowser();
    const follow = { subscription: { endpoint, keys }, topic: breaking, network: 'a', newId };
    await followTopic(db, { ...follow, now: NOON + 1 });
    expect(await stored()).toEqual({ p256dh: keys.p256dh, host: 'push.example', seen_at: NOON + 1 });
    for (const [now, seen] of [
      [NOON + 1 + DAY, NOON + 1],
      [NOON + 2 + DAY, NOON + 2 + DAY],
    ] as const) {
      await findPushSubscription(db, { endpoint, now });
      expect((await stored()).seen_at).toBe(seen);
    }
    const subscription = createBrowser('https://other.example:8443/a');
    await replacePushSubscription(db, { endpoint, subscription, now: NOON });
    expect(await stored()).toMatchObject({ p256dh: subscription.keys.p256dh, host: 'other.example:8443' });
  });

  it('moves nothing for an unknown address, and replaces what the new address followed', async () => {
    const { db } = await open();
    const subscription = createBrowser();
    await writeFollower(db, [{ kind: 'team', id: await writeTeam(db, 'Zirə') }], subscription);
    await replacePushSubscription(db, { endpoint: 'https://push.example/unknown', subscription, now: NOON });
    const topics = async () =>
      (await findPushSubscription(db, { endpoint: subscription.endpoint, now: NOON }))?.topics;
    expect(await topics()).toMatchObject([{ kind: 'team' }]);
    const endpoint = await writeFollower(db, [breaking]);
    await replacePushSubscription(db, { endpoint, subscription, now: NOON });
    expect(await topics()).toEqual([breaking]);
    await unfollowTopic(db, { endpoint: 'https://push.example/unknown', topic: breaking });
    expect(await topics()).toEqual([breaking]);
  });

  it('keeps a match without a date as long as it is postponed or suspended, and deletes old notices', async () => {
    const { db } = await open();
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    await writeFollower(db, [match]);
    const notice = { tag: 'a', title: 'a', body: 'a', address: '/', is_silent: 0, expires_at: NOON } as const;
    for (const [id, created_at] of [
      ['old', NOON - 1],
      ['kept', NOON],
    ] as const)
      await db
        .insertInto('push_notice')
        .values({ ...notice, id, event_key: id, created_at, recipients: 0, sent: 0, failed: 0, replaced: 0 })
        .execute();
    const suspended = { status: 'suspended', phase: 'firstHalf', home_score: 0, away_score: 0 } as const;
    for (const columns of [stateColumns.postponed, suspended]) {
      await db.updateTable('fixture').set(columns).execute();
      await deleteOldPushData(db, { now: NOON + 30 * DAY });
      expect(await db.selectFrom('push_notice').select('id').execute()).toEqual([{ id: 'kept' }]);
      const topics = await db.selectFrom('push_topic').select('subject_id').execute();
      expect(topics).toEqual([{ subject_id: match.id }]);
    }
    await db
      .updateTable('fixture')
      .set({ ...stateColumns.finished, ...finishedColumns })
      .execute();
    await deleteOldPushData(db, { now: NOON + 30 * DAY });
    expect(await db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
  });

  it('deletes matches that are over, and browsers that nobody uses any more', async () => {
    const { db } = await open();
    const match = { kind: 'match', id: await writeFixture(db) } as const;
    const [over, silent, used] = [
      await writeFollower(db, [match]),
      await writeFollower(db, [breaking]),
      await writeFollower(db, [breaking, match]),
    ];
    await deleteOldPushData(db, { now: NOON + 2 * DAY });
    expect(await findPushSubscription(db, { endpoint: over, now: NOON })).not.toBeNull();
    await findPushSubscription(db, { endpoint: used, now: NOON + 170 * DAY });
    await deleteOldPushData(db, { now: NOON + 190 * DAY });
    const left = await db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left).toEqual([{ endpoint: used }]);
    expect((await findPushSubscription(db, { endpoint: used, now: NOON }))?.topics).toEqual([breaking]);
    expect([over, silent]).not.toContain(used);
  });
});

it('accepts only endpoints of push services', () => {
  const parse = (value: unknown, rules = {}) =>
    parseBrowserSubscription(value, { allowPrivate: false, hosts: [], ...rules });
  const { privateKey: _, ...browser } = createBrowser('https://fcm.googleapis.com/fcm/send/a');
  const subscription = { expirationTime: null, ...browser };
  expect(parse(subscription)).toEqual(browser);
  const known = [
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ];
  for (const endpoint of known) expect(parse({ ...subscription, endpoint }).endpoint).toBe(endpoint);
  const refused = [
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://a.fcm.googleapis.com/a',
    'https://fcm.googleapis.com.example/a',
    'https://xpush.apple.com/a',
    'https://push.apple.com/a',
    'https://push.example/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'a',
    '',
    'https://u:p@fcm.googleapis.com/a',
    `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
  ];
  for (const endpoint of refused)
    expect(() => parse({ ...subscription, endpoint }), endpoint).toThrow('push.subscription');
  // A point that is compressed begins with another byte, and is shorter.
  const otherPoint = Buffer.alloc(65, 7).toString('base64url');
  const wrongKeys = [
    {},
    { ...browser.keys, auth: 'AAAA' },
    { ...browser.keys, p256dh: browser.keys.auth },
    { ...browser.keys, p256dh: otherPoint },
  ];
  for (const keys of wrongKeys) expect(() => parse({ ...subscription, keys })).toThrow('push.subscription');
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => parse(value)).toThrow('push.subscription');
    }),
  );
});

it.each([
  ['https://push.example/a', ['push.example'], false, true],
  ['https://push.example:8443/a', ['push.example'], false, true],
  ['https://push.example:8443/a', ['push.example:8443'], false, true],
  ['https://push.example/a', ['push.example:8443'], false, false],
  ['https://a.push.example/a', ['*.push.example'], false, true],
  ['https://push.example/a', ['*.push.example'], false, false],
  ['http://push.example/a', ['push.example'], false, false],
  ['http://127.0.0.1:8080/a', ['127.0.0.1'], true, true],
  ['http://127.0.0.1:8080/a', [], true, false],
  ['ftp://push.example/a', ['push.example'], true, false],
])('with the setting: %s, %j, private %s: %s', (endpoint, hosts, allowPrivate, isAccepted) => {
  expect(isPushEndpoint(endpoint, { hosts, allowPrivate })).toBe(isAccepted);
});

it.each([
  [null, true],
  [{ from: 0, until: 23 }, true],
  [{ from: 23, until: 0 }, true],
  [{ from: -1, until: 8 }, false],
  [{ from: 0, until: 24 }, false],
  [{ from: 0.5, until: 8 }, false],
  [{ from: 8, until: 8 }, false],
])('quiet hours are two different full hours, or none: %j %s', (quietHours, isAccepted) => {
  expect(pushPreferences.safeParse({ quietHours, goalsOnly: false }).success).toBe(isAccepted);
});

it.each([
  [{ kind: 'breaking' }, 'breaking:'],
  [{ kind: 'match', id: 'a-B_9' }, 'match:a-B_9'],
  [{ kind: 'team', id: 'a' }, 'team:a'],
  [{ kind: 'competition', id: 'a'.repeat(64) }, `competition:${'a'.repeat(64)}`],
  [{ kind: 'match', id: '' }, null],
  [{ kind: 'match', id: 'a'.repeat(65) }, null],
  [{ kind: 'match', id: 'a b' }, null],
  [{ kind: 'match', id: 'ab\n' }, null],
  [{ kind: 'match' }, null],
  [{ kind: 'article', id: 'a' }, null],
])('the topic %j has the key %s', (topic, key) => {
  const { success, data } = pushTopic.safeParse(topic);
  expect(success ? topicKey(data) : null).toBe(key);
});
