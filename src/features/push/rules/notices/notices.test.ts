import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { createBreaking, endBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import type { NewEntry } from '#features/matches/rules/ledger/append-entries.ts';
import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import type { LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result } from '#tests/kit/content/ledgers.ts';
import { writeChannels, writeCompetition, writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { updatePushPreferences } from '../subscriptions/change-subscription.ts';
import { createPushReceiver } from './create-push-receiver.ts';
import { selectFollowers } from './push-notices.ts';

/** 02:00 in Baku, in the default quiet hours. */
const NIGHT = NOON + 8 * HOUR;
const unnamedGoal: LedgerEvent = { ...goal('home', 12), player: null };

describeOnEachDatabase('push notices', (open) => {
  /** A match of 18:00 with a follower, and what happens in it. */
  async function prepare({ now = NOON, sample = 0 as 0 | 1 } = {}) {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { kick_off: now, sample });
    let clock = now;
    const receiver = createPushReceiver({ now: () => clock, newId });
    const plan = (event: Omit<OutboxEvent, 'id' | 'createdAt'>, createdAt = clock) =>
      receiver.plan(db, { ...event, id: newId(), createdAt } as OutboxEvent);
    let sequence = 0;
    const append = async (entries: readonly NewEntry[], planAfter = 0) => {
      await appendEntries(db, { fixtureId, entries, source: 'desk', staffId: null, now: clock });
      const sequences = entries.map(() => ++sequence);
      const happenedAt = clock;
      clock += planAfter;
      await plan({ type: 'match.changed', subjectId: fixtureId, detail: { sequences } }, happenedAt);
    };
    return {
      db,
      fixtureId,
      plan,
      append,
      follow: () => writeFollower(db, [{ kind: 'match', id: fixtureId }]),
      add: async (event: LedgerEvent, planAfter?: number) => {
        const id = newId();
        await append([{ id, action: 'add', event }], planAfter);
        return id;
      },
      correct: (eventId: string, event: LedgerEvent) =>
        append([{ id: newId(), action: 'correct', eventId, event }]),
      retract: (eventId: string) => append([{ id: newId(), action: 'retract', eventId, reason: 'VAR' }]),
      wait: (ms: number) => {
        clock += ms;
      },
    };
  }

  const listNotices = (db: Db) =>
    db
      .selectFrom('push_notice')
      .select(['title', 'body', 'tag', 'is_silent', 'recipients', 'replaced'])
      .orderBy('created_at')
      .orderBy('event_key')
      .execute();
  const texts = async (db: Db) => (await listNotices(db)).map(({ title, body }) => `${title}: ${body}`);
  const queued = async (db: Db) => (await db.selectFrom('push_delivery').select('status').execute()).length;

  it('names the channels of a match at its kick-off', async () => {
    const { db, fixtureId, follow, add } = await prepare();
    await writeChannels(db, fixtureId, ['İTV', 'CBC Sport']);
    await follow();
    await add(kickOff());
    await add(goal('home', 12, 'Elvin'));
    expect((await texts(db)).map((text) => text.includes('Canlı yayım: İTV, CBC Sport'))).toEqual([
      true,
      false,
    ]);
  });

  it('announces kick-off, goals, red cards, half-time and the end with the score, and nothing else', async () => {
    const { db, follow, add, append, wait } = await prepare();
    await follow();
    const yellow: LedgerEvent = { ...goal('away', 20), type: 'yellow' };
    const events = [
      kickOff(),
      goal('home', 12, 'Elvin'),
      yellow,
      periodMark('halfTime'),
      periodMark('secondHalf'),
      { ...goal('away', 50, 'Rəşad'), type: 'red' as const },
      periodMark('fullTime'),
    ];
    for (const event of events) {
      wait(1000);
      await add(event);
    }
    // Completes the record after the end.
    await add(goal('away', 70));
    expect(await texts(db)).toEqual([
      'Qarabağ 0:0 Neftçi: Oyun başladı',
      "Qarabağ 1:0 Neftçi: 12' QOL! “Qarabağ” – Elvin",
      'Qarabağ 1:0 Neftçi: Birinci hissə başa çatdı',
      "Qarabağ 1:0 Neftçi: 50' Qırmızı vərəqə: “Neftçi” – Rəşad",
      'Qarabağ 1:0 Neftçi: Oyun başa çatdı',
    ]);
    // The same event again changes nothing.
    await append([]);
    expect(await queued(db)).toBe(5);
  });

  it('replaces the notice of a goal that is taken back, and sends only one of them when neither has been sent', async () => {
    const { db, follow, add, retract, wait } = await prepare();
    await follow();
    await add(kickOff());
    await db.deleteFrom('push_delivery').execute();
    wait(1000);
    const id = await add(goal('home', 12));
    wait(1000);
    await retract(id);
    const [, told, takenBack] = await listNotices(db);
    expect(takenBack).toMatchObject({
      title: 'Qarabağ 0:0 Neftçi',
      body: 'Düzəliş: Qol hesabdan çıxarıldı (“Qarabağ”)',
      tag: told?.tag,
      is_silent: 0,
      recipients: 1,
    });
    expect(told).toMatchObject({ recipients: 1, replaced: 1 });
    expect(await queued(db)).toBe(1);
  });

  it('withdraws a half-time that was entered too early, and announces none after the second half has begun', async () => {
    const { db, follow, add, append, retract, wait } = await prepare();
    await follow();
    await add(kickOff());
    wait(1000);
    const id = await add(periodMark('halfTime'));
    wait(1000);
    await retract(id);
    wait(1000);
    // A provider that was asked late.
    await append(
      [periodMark('halfTime'), periodMark('secondHalf')].map((event) => ({
        id: newId(),
        action: 'add',
        event,
      })),
    );
    const [, told, takenBack, ...others] = await listNotices(db);
    expect(told).toMatchObject({ title: 'Qarabağ 0:0 Neftçi', replaced: 1 });
    expect(takenBack).toMatchObject({
      title: 'Qarabağ 0:0 Neftçi',
      body: 'Düzəliş: Birinci hissə hələ başa çatmayıb',
      tag: told?.tag,
      is_silent: 0,
      recipients: 1,
    });
    expect(others).toEqual([]);
  });

  it('notifies each reader once, however many topics of the match they follow', async () => {
    const { db, fixtureId, add } = await prepare();
    const { home_id, away_id, competition_id } = await db
      .selectFrom('fixture')
      .select(['home_id', 'away_id', 'competition_id'])
      .executeTakeFirstOrThrow();
    const all = [
      { kind: 'match', id: fixtureId },
      ...[home_id, away_id].map((id) => ({ kind: 'team' as const, id })),
      { kind: 'competition', id: competition_id },
    ] as const;
    const endpoints: string[] = [];
    for (let chosen = 1; chosen < 16; chosen++)
      endpoints.push(
        await writeFollower(
          db,
          all.filter((_, bit) => chosen & (1 << bit)),
        ),
      );
    await writeFollower(db, [{ kind: 'competition', id: await writeCompetition(db, 'kubok') }]);
    await add(kickOff());
    const receivers = await db
      .selectFrom('push_delivery')
      .innerJoin('push_subscription', 'push_subscription.id', 'subscription_id')
      .select('endpoint')
      .execute();
    expect(receivers.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
  });

  it('adds a missing scorer silently, corrects a scorer with sound, and ignores a changed minute', async () => {
    const { db, follow, add, correct, wait } = await prepare();
    await follow();
    await add(kickOff());
    const id = await add(unnamedGoal);
    for (const event of [
      goal('home', 12, 'A'),
      goal('home', 13, 'A'),
      goal('home', 13, 'B'),
      goal('away', 13, 'B'),
    ]) {
      wait(1000);
      await correct(id, event);
    }
    const notices = (await listNotices(db)).slice(2);
    expect(notices.map(({ body, is_silent }) => [body, is_silent])).toEqual([
      ["12' QOL! “Qarabağ” – A", 1],
      ["Düzəliş: 13' QOL! “Qarabağ” – B", 0],
      ["Düzəliş: 13' QOL! “Neftçi” – B", 0],
    ]);
  });

  it('sends nothing without followers, about samples, too late, or about past matches', async () => {
    const unfollowed = await prepare();
    await unfollowed.add(kickOff());
    const sample = await prepare({ sample: 1 });
    await sample.follow();
    await sample.add(kickOff());
    const late = await prepare();
    await late.follow();
    await late.add(kickOff(), 15 * MINUTE);
    const old = await prepare();
    await old.follow();
    old.wait(6 * HOUR + 1);
    await old.add(result(2, 1));
    expect(await texts(old.db)).toEqual([]);
  });

  it('sends a notice that is late, as long as it is news', async () => {
    const { db, fixtureId, follow, add, wait } = await prepare();
    await follow();
    await add(kickOff(), 15 * MINUTE - 1);
    wait(6 * HOUR - 15 * MINUTE + 1);
    await add(result(2, 1));
    const notices = await db
      .selectFrom('push_notice')
      .select(['title', 'address', 'expires_at'])
      .orderBy('created_at')
      .execute();
    const address = `/oyun/${fixtureId}-${encodeURIComponent('qarabağ-neftçi')}`;
    expect(notices).toEqual([
      { title: 'Qarabağ 0:0 Neftçi', address, expires_at: NOON + 15 * MINUTE },
      { title: 'Qarabağ 2:1 Neftçi', address, expires_at: NOON + 8 * HOUR },
    ]);
  });

  it('does not correct a notice that was never sent', async () => {
    const { db, follow, add, retract } = await prepare();
    await add(kickOff());
    const id = await add(goal('home', 12));
    await follow();
    await retract(id);
    expect(await texts(db)).toEqual([]);
  });

  it('keeps quiet hours for teams, competitions and breaking news, not for a match that was chosen by hand', async () => {
    const { db, fixtureId, add, plan } = await prepare({ now: NIGHT });
    const { home_id, competition_id } = await db
      .selectFrom('fixture')
      .select(['home_id', 'competition_id'])
      .executeTakeFirstOrThrow();
    const team = { kind: 'team', id: home_id } as const;
    const byHand = await writeFollower(db, [team, { kind: 'match', id: fixtureId }]);
    await writeFollower(db, [team]);
    await writeFollower(db, [{ kind: 'competition', id: competition_id }]);
    const awake = await writeFollower(db, [team, { kind: 'breaking' }]);
    await updatePushPreferences(db, { endpoint: awake, preferences: { quietHours: null, goalsOnly: false } });
    await writeFollower(db, [{ kind: 'breaking' }]);
    await add(kickOff(NIGHT));
    const receivers = () =>
      db
        .selectFrom('push_delivery')
        .innerJoin('push_subscription', 'push_subscription.id', 'subscription_id')
        .select('endpoint')
        .execute();
    const endpoints = async () => (await receivers()).map(({ endpoint }) => endpoint).sort();
    expect(await endpoints()).toEqual([byHand, awake].sort());
    await db.deleteFrom('push_delivery').execute();
    const { id } = await createBreaking(db, {
      actor: await writeActor(db, 'editor', 'Orxan'),
      now: NIGHT,
      newId,
      entry: { text: 'Təcili', address: '', level: 'breaking', startsAt: NIGHT, endsAt: null },
    });
    await plan({ type: 'breaking.shown', subjectId: id, detail: {} });
    expect(await endpoints()).toEqual([awake]);
  });

  it.each([
    { from: 0, until: 8 },
    { from: 23, until: 7 },
    { from: 13, until: 14 },
  ])('is quiet from the full hour $from until the full hour $until in Baku', async (quietHours) => {
    const { db } = await prepare();
    const endpoint = await writeFollower(db, [{ kind: 'breaking' }]);
    await updatePushPreferences(db, { endpoint, preferences: { quietHours, goalsOnly: false } });
    const topics = [{ kind: 'breaking' as const, subjectId: '' }];
    const quiet: number[] = [];
    for (let hour = 0; hour < 24; hour++) {
      // The last moment of the hour. Baku is four hours ahead.
      const happenedAt = Date.UTC(2026, 10, 21, hour - 4, 59, 59, 999);
      if ((await selectFollowers(db, { topics, happenedAt }).execute()).length === 0) quiet.push(hour);
    }
    const { from, until } = quietHours;
    const hours = Array.from({ length: (until - from + 24) % 24 }, (_, at) => (from + at) % 24);
    expect(quiet).toEqual(hours.sort((a, b) => a - b));
  });

  it('sends only goals to readers who want only goals', async () => {
    const { db, follow, add } = await prepare();
    const preferences = { quietHours: { from: 23, until: 7 }, goalsOnly: true };
    await updatePushPreferences(db, { endpoint: await follow(), preferences });
    for (const event of [kickOff(), goal('home', 12), periodMark('halfTime'), periodMark('fullTime')])
      await add(event);
    expect((await listNotices(db)).map(({ recipients }) => recipients).sort()).toEqual([0, 0, 1, 1]);
  });

  it('announces breaking news once, and not at all when it ends before', async () => {
    const { db, plan } = await prepare();
    await writeFollower(db, [{ kind: 'breaking' }]);
    const actor = await writeActor(db, 'editor', 'Orxan');
    const create = async (level: string) => {
      const entry = { text: 'Baş məşqçi getdi', address: '/article/a', level, startsAt: NOON, endsAt: null };
      return createBreaking(db, { actor, now: NOON, newId, entry });
    };
    const { id } = await create('breaking');
    const { id: info } = await create('info');
    for (const subjectId of [id, id, info]) await plan({ type: 'breaking.shown', subjectId, detail: {} });
    expect(await texts(db)).toEqual(['Təcili xəbər: Baş məşqçi getdi']);
    await endBreaking(db, { actor, id, now: NOON, newId });
    await plan({ type: 'breaking.ended', subjectId: id, detail: {} });
    expect(await queued(db)).toBe(0);
  });
});
