import type { Config } from '#platform/config.ts';
import { createApiFootball } from './api-football/api-football.ts';
import type { MatchProvider } from './match-provider.ts';
import { createOpenLigaDb } from './openligadb/openligadb.ts';

/** The providers that the operator has set up. The word of an earlier one counts more. */
export function createProviders({
  apiFootball,
  openLigaDb,
}: Pick<Config, 'apiFootball' | 'openLigaDb'>): MatchProvider[] {
  return [
    ...(apiFootball ? [createApiFootball(apiFootball)] : []),
    ...(openLigaDb ? [createOpenLigaDb(openLigaDb)] : []),
  ];
}
