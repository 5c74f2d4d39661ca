import { HOUR, SECOND } from '#az/format/durations.ts';
import { defineEnvironment } from '#platform/config.ts';
import { text, webAddress, wordList } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { matchProvidersBaseline } from '../migrations/0001-match-providers.ts';
import { deleteOldSnapshots } from '../rules/providers.ts';
import { createApiFootball } from './api-football/api-football.ts';
import type { MatchProvider } from './match-provider.ts';
import { createOpenLigaDb } from './openligadb/openligadb.ts';
import { pollProvider } from './poll-provider.ts';

declare module '#platform/config.ts' {
  /** Providers are null unless the operator gives a key or names leagues. */
  interface Config {
    apiFootball: { key: string; baseUrl: string; leagues: string[] } | null;
    openLigaDb: { baseUrl: string; leagues: string[] } | null;
  }
}

export const matchProvidersServer = defineServerFeature({
  name: 'match-providers',
  migrations: [matchProvidersBaseline],
  environment: defineEnvironment(
    {
      API_FOOTBALL_KEY: text(),
      API_FOOTBALL_LEAGUES: wordList(/^\d+$/, 'a list of league numbers such as 419 420'),
      API_FOOTBALL_URL: webAddress(['http:', 'https:']),
      OPENLIGADB_LEAGUES: wordList(/^[\w-]+$/, 'a list of league shortcuts such as bl1'),
      OPENLIGADB_URL: webAddress(['http:', 'https:']),
    },
    ({ API_FOOTBALL_KEY: key, OPENLIGADB_LEAGUES: leagues, ...values }) => ({
      apiFootball: key
        ? {
            key,
            baseUrl: values.API_FOOTBALL_URL ?? 'https://v3.football.api-sports.io',
            // The Azerbaijan Premier League and the Azerbaijan Cup.
            leagues: values.API_FOOTBALL_LEAGUES ?? ['419', '420'],
          }
        : null,
      openLigaDb: leagues ? { baseUrl: values.OPENLIGADB_URL ?? 'https://api.openligadb.de', leagues } : null,
    }),
  ),
  start({ db, config: { apiFootball, openLigaDb }, now, newId, log }) {
    // The word of an earlier one counts more.
    const providers: MatchProvider[] = [
      ...(apiFootball ? [createApiFootball(apiFootball)] : []),
      ...(openLigaDb ? [createOpenLigaDb(openLigaDb)] : []),
    ];
    return {
      jobs: [
        ...providers.map((provider, index) => ({
          name: `matches of ${provider.id}`,
          everyMs: 5 * SECOND,
          run: (signal: AbortSignal) => {
            const preferred = providers.slice(0, index).map(({ id }) => id);
            return pollProvider(provider, { db, now, newId, random: Math.random, log, preferred }, signal);
          },
        })),
        {
          name: 'old match snapshots',
          everyMs: HOUR,
          run: () => deleteOldSnapshots(db, { now: now() }),
        },
      ],
    };
  },
});
