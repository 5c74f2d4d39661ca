import { afterAll, afterEach, beforeAll } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import { createLog } from '#platform/log.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { type ProviderServer, startProviderServer } from '#tests/kit/servers/provider-server.ts';
import { createApiFootball } from './api-football/api-football.ts';
import type { MatchProvider } from './match-provider.ts';
import { pollProvider } from './poll-provider.ts';

/** A provider on a server of its own, for the tests of a file. */
export function serveProvider() {
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
  return {
    lines,
    createPoller,
    apiFootball,
    get server() {
      return server;
    },
    /** Writes a match at noon of two teams, with a poller of API-Football. */
    async writeMatch(db: Db) {
      await writeTeams(db);
      const fixtureId = await writeFixture(db);
      const read = async () => (await listFixturesById(db, { ids: [fixtureId] }))[0];
      return { db, fixtureId, read, poll: createPoller(db, apiFootball()) };
    },
  };
}

/** Yesterday, today and tomorrow. */
export const DATES = [-1, 0, 1].map((day) => new Date(NOON + day * DAY).toISOString().slice(0, 10));

export async function writeTeams(db: Db): Promise<void> {
  await writeTeam(db, 'Qarabağ');
  const id = await writeTeam(db, 'Neftçi');
  await db
    .insertInto('team_alias')
    .values({ id: newId(), team_id: id, alias: 'Neftci Baku', folded: 'neftci baku' })
    .execute();
}

export const stateOf = (db: Db) => db.selectFrom('provider').selectAll().executeTakeFirstOrThrow();
