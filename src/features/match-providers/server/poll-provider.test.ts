import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { listLedger } from '#features/matches/rules/ledger/ledger-event.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { writeFixture, writeTeam, writeVenue } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { apiAnswer, apiEvent, apiGoal, apiMatch } from '#tests/kit/servers/api-football-answers.ts';
import { oldbGoal, oldbMatch } from '#tests/kit/servers/openligadb-answers.ts';
import { createOpenLigaDb } from './openligadb/openligadb.ts';
import { DATES, serveProvider, stateOf, writeTeams } from './poll-provider.fixture.ts';

const provider = serveProvider();

describeOnEachDatabase('pollProvider', (open) => {
  const openWithMatch = async () => provider.writeMatch((await open()).db);

  it('a goal appears, its minute changes, it disappears', async () => {
    const { db, fixtureId, read, poll } = await openWithMatch();
    const say = (match: Partial<Parameters<typeof apiMatch>[0]>) =>
      provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, ...match })]) }));

    say({ goals: [1, 0], events: [apiGoal(23)] });
    await poll(NOON + 30 * MINUTE);
    expect(provider.server.calls).toEqual([
      ...DATES.map((date) => `/fixtures?date=${date}&timezone=UTC`),
      '/fixtures?id=9001&timezone=UTC',
    ]);
    expect(provider.server.lastHeaders()['x-apisports-key']).toBe('secret-key');
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
    const poll = provider.createPoller(
      db,
      createOpenLigaDb({ baseUrl: provider.server.url, leagues: ['bl1'] }),
    );
    let changedAt = '2026-10-18T18:00:00';
    let goals = [oldbGoal(1, [1, 0], 12)];
    provider.server.answer(({ pathname }) => ({
      body: pathname.startsWith('/getlastchangedate/')
        ? JSON.stringify(changedAt)
        : [oldbMatch({ kickOff: NOON, goals })],
    }));
    await poll(NOON + 20 * MINUTE);
    await poll(NOON + 21 * MINUTE);
    const isData = (call: string) => call.startsWith('/getmatchdata/bl1/2026/7');
    expect(provider.server.calls.filter(isData)).toHaveLength(1);
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
    const poll = provider.createPoller(db, provider.apiFootball());
    const later = NOON + 26 * HOUR;
    provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: later, short: 'NS' })]) }));
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
    provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: later + MINUTE, short: 'NS' })]) }));
    await poll(NOON + 12 * HOUR);
    expect(await facts()).toMatchObject({ kick_off: later });
  });

  it('does not ask for a match that an editor has deleted', async () => {
    const { db, poll } = await openWithMatch();
    provider.server.answer(() => ({ body: apiAnswer([apiMatch({ kickOff: NOON, short: 'NS' })]) }));
    await poll(NOON - 30 * MINUTE);
    await db.deleteFrom('fixture').execute();
    const before = provider.server.calls.length;
    await poll(NOON + 20 * MINUTE);
    expect(provider.server.calls).toHaveLength(before);
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
      provider.server.answer(() => ({
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
});

describeOnPostgres('two instances', (open) => {
  it('poll a provider once', async () => {
    const first = await open();
    const second = await openDatabase(first.target);
    await writeTeams(first.db);
    const fixtureId = await writeFixture(first.db);
    provider.server.answer(() => ({
      body: apiAnswer([apiMatch({ kickOff: NOON, goals: [1, 0], events: [apiGoal(5)] })]),
    }));
    const pollers = [first.db, second.db, first.db, second.db].map((db) =>
      provider.createPoller(db, provider.apiFootball()),
    );
    await Promise.all(pollers.map((poll) => poll(NOON + 6 * MINUTE)));
    await second.close();
    expect(provider.server.calls).toHaveLength(4);
    expect(await listLedger(first.db, { fixtureId })).toHaveLength(2);
  });
});
