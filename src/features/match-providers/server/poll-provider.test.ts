import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { listLedger } from '#features/matches/rules/ledger/ledger-event.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { createLog } from '#platform/log.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeTeam, writeVenue } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { apiAnswer, apiEvent, apiGoal, apiMatch } from '#tests/kit/servers/api-football-answers.ts';
import { oldbGoal, oldbMatch } from '#tests/kit/servers/openligadb-answers.ts';
import { type ProviderServer, startProviderServer } from '#tests/kit/servers/provider-server.ts';
import { listProviders } from '../rules/providers.ts';
import { createApiFootball } from './api-football/api-football.ts';
import type { MatchProvider } from './match-provider.ts';
import { createOpenLigaDb } from './openligadb/openligadb.ts';
import { pollProvider } from './poll-provider.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer();
});
afterEach(() => {
  server.calls.length = 0;
});
afterAll(() => server.close());

const lines: string[] = [];
const log = createLog({ level: 'info', format: 'lines', now: () => 0, write: (line) => lines.push(line) });

/** Yesterday, today and tomorrow. */
const DATES = [-1, 0, 1].map((day) => new Date(NOON + day * DAY).toISOString().slice(0, 10));

/** Polls at given times. The provider's memory lasts as long as the poller. */
function createPoller(db: Db, provider: MatchProvider) {
  return (now: number) =>
    pollProvider(
      provider,
      { db, now: () => now, newId, random: () => 0, log, preferred: [] },
      new AbortController().signal,
    );
}
const apiFootball = () => createApiFootball({ key: 'secret-key', baseUrl: server.url, leagues: ['419'] });

async function writeTeams(db: Db) {
  await writeTeam(db, 'Qarabağ');
  const id = await writeTeam(db, 'Neftçi');
  await db
    .insertInto('team_alias')
    .values({ id: newId(), team_id: id, alias: 'Neftci Baku', folded: 'neftci baku' })
    .execute();
}

const stateOf = (db: Db) => db.selectFrom('provider').selectAll().executeTakeFirstOrThrow();

describeOnEachDatabase('pollProvider', (open) => {
  async function openWithMatch() {
    const { db } = await open();
    await writeTeams(db);
    const fixtureId = await writeFixture(db);
    const read = async () => (await listFixturesById(db, { ids: [fixtureId] }))[0];
    return { db, fixtureId, read, poll: createPoller(db, apiFootball()) };
  }

  it('a goal appears, its minute changes, it disappears', async () => {
    const { db, fixtureId, read, poll } = await openWithMatch();
    const say = (match: Partial<Parameters<typeof apiMatch>[0]>) =>
      server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, ...match })]) }));

    say({ goals: [1, 0], events: [apiGoal(23)] });
    await poll(NOON + 30 * MINUTE);
    expect(server.calls).toEqual([
      ...DATES.map((date) => `/fixtures?date=${date}&timezone=UTC`),
      '/fixtures?id=9001&timezone=UTC',
    ]);
    expect(server.lastHeaders()['x-apisports-key']).toBe('secret-key');
    expect(await read()).toMatchObject({
      status: 'live',
      score: { home: 1, away: 0 },
      events: [{}, { minute: 23 }],
    });

    say({ goals: [1, 0], events: [apiGoal(24)] });
    await poll(NOON + 33 * MINUTE);
    expect(await read()).toMatchObject({ score: { home: 1, away: 0 }, events: [{}, { minute: 24 }] });

    say({ goals: [0, 0], events: [apiEvent(24, 'Var', 'Goal Disallowed - offside')] });
    await poll(NOON + 36 * MINUTE);
    expect(await read()).toMatchObject({ score: { home: 0, away: 0 }, events: [{}, { type: 'var' }] });
    expect(
      (await listLedger(db, { fixtureId })).map(({ action, source, sourceKey }) => [
        action,
        source,
        sourceKey,
      ]),
    ).toEqual([
      ['add', 'api-football', null],
      ['add', 'api-football', 'goal/home/andrade/23'],
      ['correct', 'api-football', 'goal/home/andrade/24'],
      ['retract', 'api-football', null],
      ['add', 'api-football', 'var/home//24'],
    ]);
    expect(await stateOf(db)).toMatchObject({ failures: 0, error: null, succeeded_at: NOON + 36 * MINUTE });
  });

  it('reads matches of OpenLigaDB again only after a change', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { teams: ['FC Bayern München', 'Borussia Dortmund'] });
    const poll = createPoller(db, createOpenLigaDb({ baseUrl: server.url, leagues: ['bl1'] }));
    let changedAt = '2026-10-18T18:00:00';
    let goals = [oldbGoal(1, [1, 0], 12)];
    server.answer(({ pathname }) => ({
      body: pathname.startsWith('/getlastchangedate/')
        ? JSON.stringify(changedAt)
        : [oldbMatch({ kickOff: NOON, goals })],
    }));
    await poll(NOON + 20 * MINUTE);
    await poll(NOON + 21 * MINUTE);
    const isData = (call: string) => call.startsWith('/getmatchdata/bl1/2026/7');
    expect(server.calls.filter(isData)).toHaveLength(1);
    changedAt = '2026-10-18T18:09:00';
    goals = [oldbGoal(1, [1, 0], 13)];
    await poll(NOON + 22 * MINUTE);
    expect((await listLedger(db, { fixtureId })).map(({ action, sourceKey }) => [action, sourceKey])).toEqual(
      [
        ['add', null],
        ['add', '1'],
        ['correct', '1'],
      ],
    );
  });

  it('leaves unknown teams to an editor, and takes over what an editor has not locked', async () => {
    const { db } = await open();
    await writeTeam(db, 'Qarabağ');
    await writeTeam(db, 'Neftçi');
    const venue = await writeVenue(db, 'Tofiq Bəhramov adına stadion');
    const poll = createPoller(db, apiFootball());
    const later = NOON + 26 * HOUR;
    server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: later, short: 'NS' })]) }));
    await poll(NOON);
    expect(
      await db.selectFrom('provider_team').select('name').where('team_id', 'is', null).execute(),
    ).toEqual([{ name: 'Neftci Baku' }]);
    expect(await db.selectFrom('team').select('id').execute()).toHaveLength(2);

    await db.deleteFrom('provider_team').execute();
    await writeTeams(db);
    const moved = await writeFixture(db, { kick_off: NOON + 25 * HOUR });
    await poll(NOON + 6 * HOUR);
    const facts = () =>
      db.selectFrom('fixture').select(['kick_off', 'venue_id']).where('id', '=', moved).executeTakeFirst();
    expect(await facts()).toEqual({ kick_off: later, venue_id: venue });
    const line = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'match.feed')
      .executeTakeFirstOrThrow();
    // An editor whose form is older sees what the provider has changed.
    expect(JSON.parse(line.before ?? '')).toMatchObject({ kickOffAt: NOON + 25 * HOUR, version: 1 });
    expect(JSON.parse(line.after ?? '')).toMatchObject({ kickOffAt: later, version: 2 });

    await db.insertInto('fixture_lock').values({ fixture_id: moved, field: 'kickOff' }).execute();
    server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: later + MINUTE, short: 'NS' })]) }));
    await poll(NOON + 12 * HOUR);
    expect(await facts()).toMatchObject({ kick_off: later });
  });

  it('does not ask for a match that an editor has deleted', async () => {
    const { db, poll } = await openWithMatch();
    server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, short: 'NS' })]) }));
    await poll(NOON - 30 * MINUTE);
    await db.deleteFrom('fixture').execute();
    const before = server.calls.length;
    await poll(NOON + 20 * MINUTE);
    expect(server.calls).toHaveLength(before);
  });

  it('takes over an official line-up once, and leaves that of the newsroom', async () => {
    const { db, fixtureId, poll } = await openWithMatch();
    const line = (coach: string) => ({
      team: { id: 1 },
      formation: '4-3-3',
      coach: { name: coach },
      substitutes: [],
      startXI: Array.from({ length: 11 }, (_, id) => ({
        player: { id, name: `Oyunçu ${id}`, grid: `1:${id}` },
      })),
    });
    const coach = async () =>
      (await db.selectFrom('line_up').select('coach').where('fixture_id', '=', fixtureId).executeTakeFirst())
        ?.coach;
    const say = (name: string) =>
      server.answer(() => ({
        body: apiAnswer([apiMatch({ kickOff: NOON, short: 'NS', lineups: [line(name)] })]),
      }));
    say('Qurbanov');
    await poll(NOON - 70 * MINUTE);
    expect(await coach()).toBe('Qurbanov');
    say('Başqası');
    await poll(NOON - 40 * MINUTE);
    expect(await coach()).toBe('Qurbanov');
    await db.updateTable('line_up').set({ is_official: 0 }).execute();
    await poll(NOON - 10 * MINUTE);
    expect(await coach()).toBe('Başqası');
  });

  it('asks for live matches together and for each other one by its id in the free plan', async () => {
    const { db, poll } = await openWithMatch();
    await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    const teams = { home: { id: 3, name: 'Zirə' }, away: { id: 4, name: 'Sabah' } };
    const matches = [
      apiMatch({ kickOff: NOON, goals: [1, 0], events: [apiGoal(23)] }),
      apiMatch({ id: 9002, kickOff: NOON, short: 'FT', teams }),
      { ...apiMatch({ id: 9003, kickOff: NOON, teams }), league: { id: 39 } },
    ];
    server.answer(({ searchParams }) => ({
      body: apiAnswer(
        searchParams.has('date')
          ? matches.filter(() => searchParams.get('date') === DATES[1])
          : searchParams.has('live')
            ? matches.filter(({ fixture }) => fixture.status.short === '1H')
            : matches.filter(({ fixture }) => String(fixture.id) === searchParams.get('id')),
      ),
    }));
    await poll(NOON + 30 * MINUTE);
    expect(server.calls.slice(3)).toEqual([
      '/fixtures?live=all&timezone=UTC',
      '/fixtures?id=9002&timezone=UTC',
    ]);
    const rows = await db
      .selectFrom('provider_fixture')
      .select('external_id')
      .orderBy('external_id')
      .execute();
    expect(rows.map(({ external_id }) => external_id)).toEqual(['9001', '9002']);
  });

  it('asks for seasons and many matches at once in a larger plan', async () => {
    const { poll } = await openWithMatch();
    const headers = { 'x-ratelimit-requests-limit': '7500', 'x-ratelimit-requests-remaining': '7000' };
    server.answer(() => ({ headers, body: apiAnswer([apiMatch({ kickOff: NOON })]) }));
    await poll(NOON + 30 * MINUTE);
    expect(server.calls.slice(1)).toEqual([
      expect.stringContaining('/fixtures?league=419&season='),
      '/fixtures?ids=9001&timezone=UTC',
    ]);
  });

  it('asks less often when few calls are left, and starts anew the next day', async () => {
    const { db, poll } = await openWithMatch();
    const say = (remaining: string) =>
      server.answer(() => ({
        headers: { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': remaining },
        body: apiAnswer([apiMatch({ kickOff: NOON })]),
      }));
    const waits = async () => {
      const { poll_at } = await db.selectFrom('provider_fixture').select('poll_at').executeTakeFirstOrThrow();
      return Number(poll_at) - NOON;
    };
    say('90');
    await poll(NOON);
    expect(await waits()).toBe(3 * MINUTE);
    say('15');
    await poll(NOON + 3 * MINUTE);
    expect(await waits()).toBeGreaterThan(3 * MINUTE + 10 * MINUTE);
    server.calls.length = 0;
    // Fifteen calls were too few for the list. They are counted anew at midnight.
    await poll(NOON + DAY);
    expect(server.calls.filter((call) => call.includes('date='))).toHaveLength(3);
  });

  describe('failures', () => {
    it('recognises that the plan does not allow a call, says so and asks again in an hour', async () => {
      const { db, poll } = await openWithMatch();
      const plan = 'Free plans do not have access to this date, try from 2026-10-17 to 2026-10-19.';
      server.answer(() => ({ body: apiAnswer([], { plan }) }));
      await poll(NOON);
      expect(await stateOf(db)).toMatchObject({ problem: 'plan', poll_at: NOON + HOUR });
      const [provider] = await listProviders(db, { now: NOON });
      expect(provider).toMatchObject({ state: 'plan', error: expect.stringContaining(plan) });
      server.answer(() => ({ body: apiAnswer([]) }));
      await poll(NOON + HOUR);
      expect(await listProviders(db, { now: NOON + HOUR })).toMatchObject([{ state: 'working' }]);
    });

    it('waits as long as a 429 asks for', async () => {
      const { db, poll } = await openWithMatch();
      server.answer(() => ({ status: 429, headers: { 'retry-after': '90' } }));
      await poll(NOON);
      expect(await stateOf(db)).toMatchObject({ failures: 1, poll_at: NOON + 90_000 });
      await poll(NOON + 89_999);
      expect(server.calls).toHaveLength(1);
      await poll(NOON + 90_000);
      expect(server.calls).toHaveLength(2);
    });

    it('does not read the list of matches again when only the matches could not be read', async () => {
      const { db, poll } = await openWithMatch();
      const unreadable = { ...apiMatch({ id: 9002, kickOff: NOON }), teams: null };
      const list = apiAnswer([apiMatch({ kickOff: NOON }), unreadable]);
      server.answer(({ searchParams }) => (searchParams.has('date') ? { body: list } : { status: 503 }));
      await poll(NOON);
      const { list_at, poll_at, ...state } = await stateOf(db);
      expect(state).toMatchObject({ failures: 1, succeeded_at: null });
      expect(state.unknown_values).toContain('fixture: teams');
      expect(list_at).toBeGreaterThan(poll_at);
      server.calls.length = 0;
      await poll(poll_at);
      expect(server.calls).toEqual(['/fixtures?id=9001&timezone=UTC']);
      expect(await stateOf(db)).toMatchObject({ failures: 2, list_at, unknown_values: state.unknown_values });
    });

    it('reads the error in an answer with status 200, and waits for the calls of the next day', async () => {
      const { db, poll } = await openWithMatch();
      server.answer(() => ({
        body: apiAnswer([], { requests: 'You have reached the request limit for the day' }),
      }));
      await poll(NOON);
      const state = await stateOf(db);
      expect(state.error).toContain('request limit');
      expect(state.poll_at % DAY).toBe(0);
      expect(JSON.stringify([state, lines])).not.toContain('secret-key');
    });

    it('stops calling when no calls are left', async () => {
      const { db, poll } = await openWithMatch();
      const headers = { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': '0' };
      server.answer(() => ({ headers, body: apiAnswer([]) }));
      await poll(NOON);
      const { poll_at, remaining_today } = await stateOf(db);
      expect([poll_at % DAY, remaining_today]).toEqual([0, 0]);
    });

    it('pauses after five failures, and recovers', async () => {
      const { db, poll } = await openWithMatch();
      server.answer(() => ({ status: 503 }));
      const waits: number[] = [];
      let now = NOON;
      for (let i = 0; i < 6; i++) {
        await poll(now);
        const { poll_at } = await stateOf(db);
        waits.push((poll_at - now) / 1000);
        now = poll_at;
      }
      expect(waits).toEqual([5, 10, 20, 40, 300, 300]);
      server.answer(() => ({ body: apiAnswer([]) }));
      await poll(now);
      expect(await stateOf(db)).toMatchObject({ failures: 0, error: null });
    });

    it('notes values that it does not know', async () => {
      const { db, poll } = await openWithMatch();
      server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, short: 'ZZZ' })]) }));
      await poll(NOON + MINUTE);
      expect((await stateOf(db)).unknown_values).toBe('status ZZZ');
    });
  });
});

describeOnPostgres('two instances', (open) => {
  it('poll a provider once', async () => {
    const first = await open();
    const second = await openDatabase(first.target);
    await writeTeams(first.db);
    const fixtureId = await writeFixture(first.db);
    server.answer(() => ({
      body: apiAnswer([apiMatch({ kickOff: NOON, goals: [1, 0], events: [apiGoal(5)] })]),
    }));
    const pollers = [first.db, second.db, first.db, second.db].map((db) => createPoller(db, apiFootball()));
    await Promise.all(pollers.map((poll) => poll(NOON + 6 * MINUTE)));
    await second.close();
    expect(server.calls).toHaveLength(4);
    expect(await listLedger(first.db, { fixtureId })).toHaveLength(2);
  });
});
