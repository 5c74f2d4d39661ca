import { type Config, readConfig } from '#platform/config.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { serverFeatures } from './features.ts';

/** Reads all settings of the operator, those of the subjects too. Throws ConfigError naming each wrong variable. */
export function readSiteConfig(env?: Record<string, string | undefined>): Config {
  return readConfig(listDeclared(serverFeatures, 'environment'), env);
}
