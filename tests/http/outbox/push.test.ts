import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { HOUR } from '#az/format/durations.ts';
import { createBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import { saveLineUp } from '#features/matches/rules/line-ups/save-line-up.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { goal, kickOff, periodMark, recordEvent, retractEvent } from '../../kit/content/ledgers.ts';
import {
  stateColumns,
  writeCompetition,
  writeFixture,
  writeSeason,
  writeTeam,
} from '../../kit/content/matches.ts';
import { createBrowser, type TestBrowser } from '../../kit/content/push.ts';
import { type PushServer, startPushServer } from '../../kit/servers/push-server.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { type SiteProcess, startSiteProcess } from '../../kit/site/site-process.ts';
import { signIn } from '../../kit/site/visitor.ts';

const ENV = { ALLOW_PRIVATE_ADDRESSES: '1', PUSH_HOSTS: '127.0.0.1 push.example' };
const MATCH = { kind: 'match', id: 'derbi' };
const BREAKING = { kind: 'breaking' };

const fill = async (db: Db) => {
  await writeFixture(db, { id: 'derbi', kick_off: Date.now() });
};

async function ask(site: Pick<TestSite, 'fetch'>, body: object) {
  const response = await site.fetch('/api/push/subscription', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, ...((await response.json()) as { followed: unknown; message?: string }) };
}

async function subscribe(site: TestSite, push: PushServer, topic: object): Promise<TestBrowser> {
  const browser = push.subscribe(await (await site.fetch('/api/push/key')).text());
  const { endpoint, keys } = browser;
  expect(await ask(site, { action: 'follow', subscription: { endpoint, keys }, topic })).toMatchObject({
    followed: { topics: [{ topic }], quietHours: { from: 0, until: 8 }, goalsOnly: false },
  });
  return browser;
}

/** Writes subscriptions of browsers that follow a match. */
async function writeFollowers(db: Db, browsers: readonly TestBrowser[], matchId: string): Promise<void> {
  const rows = browsers.map(({ endpoint, keys }) => ({
    id: newId(),
    endpoint,
    ...keys,
    goals_only: 0 as const,
    quiet_from: null,
    quiet_until: null,
    created_at: Date.now(),
    seen_at: Date.now(),
    host: new URL(endpoint).host,
  }));
  const topics = rows.map(({ id }) => ({ subscription_id: id, kind: 'match' as const, subject_id: matchId }));
  // A job of the site deletes a subscription without topics.
  await inTransaction(db, async (tx) => {
    await tx.insertInto('push_subscription').values(rows).execute();
    await tx.insertInto('push_topic').values(topics).execute();
  });
}

/** A match of a cup that begins soon. Returns the ids of the cup and of the team at home. */
async function prepareCupMatch(site: TestSite): Promise<[string, string]> {
  let ids: [string, string] = ['', ''];
  await site.change(async (db) => {
    const teams: [string, string] = ['Zirə', 'Sabah'];
    await writeFixture(db, { id: 'kubok', competition: 'kubok', teams, kick_off: Date.now() + HOUR });
    ids = [await writeCompetition(db, 'kubok'), await writeTeam(db, 'Zirə')];
  });
  return ids;
}

describe.each(siteEngines())('push notices on %s', (engine) => {
  let push: PushServer;
  let site: TestSite;
  beforeAll(async () => {
    push = await startPushServer();
    site = await startSite({ engine, env: ENV, fill });
  });
  afterAll(async () => {
    await site.stop();
    await push.close();
  });

  test('a goal reaches a reader of the match in seconds; when it is taken back, that replaces it', async () => {
    const browser = await subscribe(site, push, MATCH);
    await subscribe(site, push, BREAKING);
    const eventId = newId();
    const now = () => Date.now();
    let actor = null as unknown as Awaited<ReturnType<typeof writeStaff>>;
    await site.change(async (db) => {
      actor = await writeStaff(db, 'editor');
      const at = { actor, fixtureId: 'derbi', now: now(), newId };
      await recordEvent(db, { ...at, id: newId(), event: kickOff(now()) });
      await recordEvent(db, { ...at, id: eventId, event: goal('home', 12, 'Elvin') });
    });
    await expect.poll(() => push.received.length).toBe(2);
    await site.change(async (db) => {
      await retractEvent(db, {
        actor,
        fixtureId: 'derbi',
        id: newId(),
        eventId,
        reason: 'VAR',
        now: now(),
        newId,
      });
      await recordEvent(db, {
        actor,
        fixtureId: 'derbi',
        id: newId(),
        event: periodMark('fullTime', now()),
        now: now(),
        newId,
      });
    });
    await expect.poll(() => push.received.length).toBe(4);
    expect(push.problems).toEqual([]);
    expect(push.received.every((one) => one.browser.endpoint === browser.endpoint)).toBe(true);
    const messages = push.received.map(({ message }) => message);
    const find = (body: RegExp) => messages.find((message) => body.test(message.body));
    const told = find(/QOL! “Qarabağ” – Elvin/);
    expect(told).toMatchObject({
      title: 'Qarabağ 1:0 Neftçi',
      address: expect.stringMatching(/^\/oyun\/derbi-/),
    });
    expect(find(/hesabdan çıxarıldı/)).toMatchObject({ title: 'Qarabağ 0:0 Neftçi', tag: told?.tag });
    expect(find(/başa çatdı/)).toBeDefined();
  });

  test('a reader of a match, its team and its competition gets line-ups, half-time and the end once each', async () => {
    push.received.length = 0;
    const [competitionId, teamId] = await prepareCupMatch(site);
    const topics = [
      { kind: 'competition', id: competitionId },
      { kind: 'team', id: teamId },
      { kind: 'match', id: 'kubok' },
    ];
    const of = topics.map((topic) => subscribe(site, push, topic));
    const browsers = await Promise.all(of);
    for (const { endpoint } of browsers)
      await ask(site, {
        action: 'preferences',
        endpoint,
        preferences: { quietHours: null, goalsOnly: false },
      });
    const [{ endpoint, keys }] = browsers as [TestBrowser, ...TestBrowser[]];
    for (const topic of topics.slice(1))
      await ask(site, { action: 'follow', subscription: { endpoint, keys }, topic });
    const { followed } = await ask(site, { action: 'read', endpoint });
    expect(followed).toMatchObject({
      topics: [
        { topic: topics[0], name: 'Liqa kubok', address: '/turnir/kubok' },
        { topic: topics[1], name: 'Zirə' },
        { topic: topics[2], name: 'Zirə\u00a0– Sabah' },
      ],
    });
    const eleven = Array.from('abcdefghijk', (letter, at) => `${at + 1}. Oyunçu ${letter}`).join('\n');
    const told = ['Start heyətləri açıqlanıb', 'Oyun başladı', 'Birinci hissə başa çatdı', 'Oyun başa çatdı'];
    const got = () => push.received.map(({ message }) => message.body.split('\n')[0]);
    const count = (body: string | undefined) => got().filter((one) => one === body).length;
    let actor = null as unknown as Awaited<ReturnType<typeof writeStaff>>;
    await site.change(async (db) => {
      actor = await writeStaff(db, 'editor');
      for (const side of ['home', 'away'] as const)
        await saveLineUp(db, {
          actor,
          fixtureId: 'kubok',
          side,
          sheet: eleven,
          isOfficial: true,
          version: 0,
          createsPlayers: false,
          shownPlayers: [],
          now: Date.now(),
          newId,
        });
    });
    await expect.poll(() => count(told[0])).toBe(3);
    for (const [at, event] of [
      kickOff(Date.now()),
      periodMark('halfTime'),
      periodMark('fullTime'),
    ].entries()) {
      await site.change(async (db) => {
        await recordEvent(db, { actor, fixtureId: 'kubok', id: newId(), now: Date.now(), newId, event });
      });
      await expect.poll(() => count(told[at + 1])).toBe(3);
    }
    expect(got().sort()).toEqual(told.flatMap((body) => [body, body, body]).sort());
  });

  test('sixty endpoints that never answer do not delay other readers', async () => {
    push.received.length = 0;
    const key = await (await site.fetch('/api/push/key')).text();
    // Ten more than are sent at a time. A slow machine takes long for each, and the silent ones fail after ten seconds.
    const browsers = Array.from({ length: 260 }, () => push.subscribe(key));
    const silent = new Set(browsers.filter((_, i) => i % 4 === 0).map(({ endpoint }) => endpoint));
    push.answer(({ endpoint }) => (silent.has(endpoint) ? new Promise<never>(() => {}) : { status: 201 }));
    await site.change(async (db) => {
      await writeFixture(db, { id: 'seans', kick_off: Date.now() });
      await writeFollowers(db, browsers, 'seans');
      const at = { actor: await writeStaff(db, 'editor'), fixtureId: 'seans', now: Date.now(), newId };
      await recordEvent(db, { ...at, id: newId(), event: kickOff(Date.now()) });
    });
    const sent = async () => {
      let counts = {};
      await site.change(async (db) => {
        const notice = db.selectFrom('push_notice').select(['sent', 'failed']).orderBy('created_at', 'desc');
        counts = await notice.limit(1).executeTakeFirstOrThrow();
      });
      return counts;
    };
    // None of the silent ones has failed yet: nobody has waited for their end.
    await expect.poll(sent).toEqual({ sent: browsers.length - silent.size, failed: 0 });
    push.answer(() => ({ status: 201 }));
  });

  test('a browser that switches everything off gets nothing more, and editors see the numbers', async () => {
    push.received.length = 0;
    const { endpoint } = await subscribe(site, push, BREAKING);
    const preferences = { quietHours: null, goalsOnly: true };
    expect((await ask(site, { action: 'preferences', endpoint, preferences })).followed).toMatchObject(
      preferences,
    );
    const other = await subscribe(site, push, BREAKING);
    await ask(site, { action: 'preferences', endpoint: other.endpoint, preferences });
    expect(await ask(site, { action: 'stop', endpoint })).toMatchObject({ status: 200, followed: null });
    let email = '';
    await site.change(async (db) => {
      const actor = await writeStaff(db, 'editor');
      email = actor.email;
      const entry = {
        text: 'Baş məşqçi getdi',
        address: '',
        level: 'breaking',
        startsAt: Date.now(),
        endsAt: null,
      };
      await createBreaking(db, { actor, entry, now: Date.now(), newId });
    });
    const got = () => push.received.map(({ browser }) => browser.endpoint);
    await expect.poll(got).toContain(other.endpoint);
    expect(got()).not.toContain(endpoint);
    const editor = await signIn(site, email);
    const html = await (await editor.get('/admin/push')).text();
    expect(html).toContain('Baş məşqçi getdi');
  });

  test.each([
    [
      'no public endpoint',
      { action: 'follow', subscription: { ...createBrowser('ftp://a/') }, topic: MATCH },
    ],
    [
      'an endpoint of no push service',
      { action: 'follow', subscription: createBrowser('https://example.com/a'), topic: MATCH },
    ],
    [
      'an unknown match',
      { action: 'follow', subscription: createBrowser(), topic: { kind: 'match', id: 'yox' } },
    ],
  ])('%s is refused with a sentence', async (_name, { subscription: { endpoint, keys }, ...asked }) => {
    const keysOf = endpoint.startsWith('ftp') ? {} : keys;
    const answer = await ask(site, { ...asked, subscription: { endpoint, keys: keysOf } });
    expect([problemText['push.subscription'], problemText['address.missing']]).toContain(answer.message);
  });

  test.each([{}, { action: 'read' }, { action: 'preferences', endpoint: 'x', preferences: {} }, []])(
    'the request %j is refused',
    async (body) => {
      expect((await ask(site, body)).status).toBe(400);
    },
  );

  test('the button to follow is a form that works without scripts, and is shown only while the match can still change', async () => {
    await site.change(async (db) => {
      await writeFixture(db, { id: 'bitib', ...stateColumns.finished });
      await writeFixture(db, { id: 'temsil', sample: 1 });
      await writeFixture(db, { id: 'gelen' });
    });
    const read = async (path: string) => (await site.fetch(encodeURI(path))).text();
    const hasButton = async (id: string) =>
      /<form[^>]*data-push/.test(await read(`/oyun/${id}-qarabağ-neftçi`));
    expect(await Promise.all(['gelen', 'bitib', 'temsil'].map(hasButton))).toEqual([true, false, false]);
    const team = /<form[^>]*data-push[^>]*>/.exec(await read('/komanda/qarabağ'))?.[0];
    expect(team).toMatch(/data-kind="team"/);
    expect(team).toMatch(/action="\/push"/);
    await site.change(async (db) => {
      for (const name of ['2024/25', '2025/26']) await writeSeason(db, { name });
    });
    const ofSeason = async (query: string) =>
      /<form[^>]*data-push[^>]*>/.exec(await read(`/turnir/apl${query}`))?.[0] ?? null;
    expect(await ofSeason('')).toMatch(/data-kind="competition".*action="\/push"/);
    expect(await ofSeason('?season=2024-25')).toBeNull();
    expect(await read('/push')).toContain('<noscript>');
  });
});

describe.skipIf(!siteEngines().includes('postgres'))('push notices of three instances', () => {
  const READERS = 300;

  test('each reader gets each notice once, also when an instance dies in the middle', async () => {
    const push = await startPushServer();
    // Slow enough to be killed in the middle.
    push.answer(() => new Promise((done) => setTimeout(done, 30, { status: 201 })));
    const site = await startSite({ engine: 'postgres', env: ENV, fill });
    const others: SiteProcess[] = [];
    for (let i = 0; i < 2; i++) {
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}`;
      const env = {
        ...ENV,
        ...site.databaseEnv,
        NODE_ENV: 'production',
        DEMO: '0',
        HOST: '127.0.0.1',
        PORT: port,
      };
      others.push(await startSiteProcess(url, { ...env, SITE_URL: url, DATA_DIR: `${site.dataDir}/${i}` }));
    }
    const key = await (await site.fetch('/api/push/key')).text();
    const browsers = Array.from({ length: READERS }, () => push.subscribe(key));
    await site.change(async (db) => {
      await writeFollowers(db, browsers, 'derbi');
      const actor = await writeStaff(db, 'editor');
      const at = { actor, fixtureId: 'derbi', now: Date.now(), newId };
      await recordEvent(db, { ...at, id: newId(), event: kickOff(Date.now()) });
      await recordEvent(db, { ...at, id: newId(), event: goal('home', 12) });
    });
    while (push.received.length < 60) await new Promise((done) => setTimeout(done, 5));
    await others[0]?.kill();
    let counts = { sent: 0, failed: 0 };
    const readCounts = async (db: Db) => {
      // Time passes: the lease of the dead instance runs out.
      await db.updateTable('push_delivery').set({ lease_until: 0 }).where('status', '=', 'sending').execute();
      const rows = await db.selectFrom('push_notice').select(['sent', 'failed']).execute();
      counts = rows.reduce(
        (sum, { sent, failed }) => ({ sent: sum.sent + sent, failed: sum.failed + failed }),
        { sent: 0, failed: 0 },
      );
    };
    // The others go on. What nobody stores any more is of the dead instance.
    let [left, before, queued] = [0, -1, 0];
    while (left !== before || queued > 0) {
      before = left;
      await new Promise((done) => setTimeout(done, 3000));
      await site.change(async (db) => {
        const rows = await db.selectFrom('push_delivery').select('status').execute();
        left = rows.length;
        queued = rows.filter(({ status }) => status !== 'sending').length;
      });
    }
    await expect
      .poll(() => site.change(readCounts).then(() => counts.sent + counts.failed), { timeout: 30_000 })
      .toBe(2 * READERS);
    await others[1]?.stop();
    await site.stop();
    await push.close();
    const got = push.received.map(({ browser, message }) => `${browser.endpoint} ${message.tag}`);
    expect(new Set(got).size).toBe(got.length);
    expect(got.length).toBeGreaterThanOrEqual(counts.sent);
    // Only what was in flight at the death: the others sent the rest.
    expect(counts.failed).toBeLessThanOrEqual(READERS);
    expect(push.problems).toEqual([]);
  });
});
