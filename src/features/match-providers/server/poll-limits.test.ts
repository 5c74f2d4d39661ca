import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { apiAnswer, apiGoal, apiMatch } from '#tests/kit/servers/api-football-answers.ts';
import { listProviders } from '../rules/providers.ts';
import { DATES, serveProvider, stateOf } from './poll-provider.fixture.ts';

const provider = serveProvider();

describeOnEachDatabase('the limits of a provider', (open) => {
  const openWithMatch = async () => provider.writeMatch((await open()).db);

  it('asks for live matches together and for each other one by its id in the free plan', async () => {
    const { db, poll } = await openWithMatch();
    await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    const teams = { home: { id: 3, name: 'Zirə' }, away: { id: 4, name: 'Sabah' } };
    const matches = [
      apiMatch({ kickOff: NOON, goals: [1, 0], events: [apiGoal(23)] }),
      apiMatch({ id: 9002, kickOff: NOON, short: 'FT', teams }),
      { ...apiMatch({ id: 9003, kickOff: NOON, teams }), league: { id: 39 } },
    ];
    provider.server.answer(({ searchParams }) => ({
      body: apiAnswer(
        searchParams.has('date')
          ? matches.filter(() => searchParams.get('date') === DATES[1])
          : searchParams.has('live')
            ? matches.filter(({ fixture }) => fixture.status.short === '1H')
            : matches.filter(({ fixture }) => String(fixture.id) === searchParams.get('id')),
      ),
    }));
    await poll(NOON + 30 * MINUTE);
    expect(provider.server.calls.slice(3)).toEqual([
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

  it('makes no further call for single matches when none is left', async () => {
    const { db, poll } = await openWithMatch();
    await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    const teams = { home: { id: 3, name: 'Zirə' }, away: { id: 4, name: 'Sabah' } };
    const matches = [apiMatch({ kickOff: NOON }), apiMatch({ id: 9002, kickOff: NOON, short: 'FT', teams })];
    provider.server.answer(({ searchParams }) => ({
      headers: {
        'x-ratelimit-requests-limit': '100',
        'x-ratelimit-requests-remaining': searchParams.has('live') ? '0' : '60',
      },
      body: apiAnswer(searchParams.has('live') ? [] : matches),
    }));
    await poll(NOON + 30 * MINUTE);
    expect(provider.server.calls.slice(3)).toEqual(['/fixtures?live=all&timezone=UTC']);
  });

  it('counts its own calls of a day when the answers do not say how many are left', async () => {
    const { db, poll } = await openWithMatch();
    provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON })]) }));
    await poll(NOON);
    expect(provider.server.calls).toHaveLength(4);
    expect((await stateOf(db)).remaining_today).toBe(96);
    await poll(NOON + 3 * MINUTE);
    expect((await stateOf(db)).remaining_today).toBe(95);
    provider.server.calls.length = 0;
    await poll(NOON + DAY);
    expect((await stateOf(db)).remaining_today).toBe(100 - provider.server.calls.length);
  });

  it('asks for seasons and many matches at once in a larger plan', async () => {
    const { poll } = await openWithMatch();
    const headers = { 'x-ratelimit-requests-limit': '7500', 'x-ratelimit-requests-remaining': '7000' };
    provider.server.answer(() => ({ headers, body: apiAnswer([apiMatch({ kickOff: NOON })]) }));
    await poll(NOON + 30 * MINUTE);
    expect(provider.server.calls.slice(1)).toEqual([
      expect.stringContaining('/fixtures?league=419&season='),
      '/fixtures?ids=9001&timezone=UTC',
    ]);
  });

  it('asks less often when few calls are left, and starts anew the next day', async () => {
    const { db, poll } = await openWithMatch();
    const say = (remaining: string) =>
      provider.server.answer(() => ({
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
    provider.server.calls.length = 0;
    // Fifteen calls were too few for the list. They are counted anew at midnight.
    await poll(NOON + DAY);
    expect(provider.server.calls.filter((call) => call.includes('date='))).toHaveLength(3);
  });

  describe('failures', () => {
    it('recognises that the plan does not allow a call, says so and asks again in an hour', async () => {
      const { db, poll } = await openWithMatch();
      const plan = 'Free plans do not have access to this date, try from 2026-10-17 to 2026-10-19.';
      provider.server.answer(() => ({ body: apiAnswer([], { plan }) }));
      await poll(NOON);
      expect(await stateOf(db)).toMatchObject({ problem: 'plan', poll_at: NOON + HOUR });
      const [status] = await listProviders(db, { now: NOON });
      expect(status).toMatchObject({ state: 'plan', error: expect.stringContaining(plan) });
      provider.server.answer(() => ({ body: apiAnswer([]) }));
      await poll(NOON + HOUR);
      expect(await listProviders(db, { now: NOON + HOUR })).toMatchObject([{ state: 'working' }]);
    });

    it('waits as long as a 429 asks for', async () => {
      const { db, poll } = await openWithMatch();
      provider.server.answer(() => ({ status: 429, headers: { 'retry-after': '90' } }));
      await poll(NOON);
      expect(await stateOf(db)).toMatchObject({ failures: 1, poll_at: NOON + 90_000 });
      await poll(NOON + 89_999);
      expect(provider.server.calls).toHaveLength(1);
      await poll(NOON + 90_000);
      expect(provider.server.calls).toHaveLength(2);
    });

    it('does not read the list of matches again when only the matches could not be read', async () => {
      const { db, poll } = await openWithMatch();
      const unreadable = { ...apiMatch({ id: 9002, kickOff: NOON }), teams: null };
      const list = apiAnswer([apiMatch({ kickOff: NOON }), unreadable]);
      provider.server.answer(({ searchParams }) =>
        searchParams.has('date') ? { body: list } : { status: 503 },
      );
      await poll(NOON);
      const { list_at, poll_at, ...state } = await stateOf(db);
      expect(state).toMatchObject({ failures: 1, succeeded_at: null });
      expect(state.unknown_values).toContain('fixture: teams');
      expect(list_at).toBeGreaterThan(poll_at);
      provider.server.calls.length = 0;
      await poll(poll_at);
      expect(provider.server.calls).toEqual(['/fixtures?id=9001&timezone=UTC']);
      expect(await stateOf(db)).toMatchObject({ failures: 2, list_at, unknown_values: state.unknown_values });
    });

    it('reads the error in an answer with status 200, and waits for the calls of the next day', async () => {
      const { db, poll } = await openWithMatch();
      provider.server.answer(() => ({
        body: apiAnswer([], { requests: 'You have reached the request limit for the day' }),
      }));
      await poll(NOON);
      const state = await stateOf(db);
      expect(state.error).toContain('request limit');
      expect(state.poll_at % DAY).toBe(0);
      expect(JSON.stringify([state, provider.lines])).not.toContain('secret-key');
    });

    it('stops calling when no calls are left', async () => {
      const { db, poll } = await openWithMatch();
      const headers = { 'x-ratelimit-requests-limit': '100', 'x-ratelimit-requests-remaining': '0' };
      provider.server.answer(() => ({ headers, body: apiAnswer([]) }));
      await poll(NOON);
      const { poll_at, remaining_today } = await stateOf(db);
      expect([poll_at % DAY, remaining_today]).toEqual([0, 0]);
    });

    it('pauses after five failures, and recovers', async () => {
      const { db, poll } = await openWithMatch();
      provider.server.answer(() => ({ status: 503 }));
      const waits: number[] = [];
      let now = NOON;
      for (let i = 0; i < 6; i++) {
        await poll(now);
        const { poll_at } = await stateOf(db);
        waits.push((poll_at - now) / 1000);
        now = poll_at;
      }
      expect(waits).toEqual([5, 10, 20, 40, 300, 300]);
      provider.server.answer(() => ({ body: apiAnswer([]) }));
      await poll(now);
      expect(await stateOf(db)).toMatchObject({ failures: 0, error: null });
    });

    it('notes values that it does not know', async () => {
      const { db, poll } = await openWithMatch();
      provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, short: 'ZZZ' })]) }));
      await poll(NOON + MINUTE);
      expect((await stateOf(db)).unknown_values).toBe('status ZZZ');
    });
  });
});
