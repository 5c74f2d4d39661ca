import { tableDecisions } from '#app/declarations.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import type { Db } from '#platform/db/schema.ts';
import type { RunningFeature, ServerFeature, SiteParts } from '#platform/features/define-server-feature.ts';
import { createLog } from '#platform/log.ts';
import { NOON, newId } from '../content/articles.ts';
import { openStore } from '../content/media.ts';

/** What a subject gets from a site with nothing set. */
export function createSiteParts(db: Db, over: Partial<SiteParts> = {}): SiteParts {
  const now = over.now ?? (() => NOON);
  const config = over.config ?? readSiteConfig({});
  const { siteName, siteUrl } = config;
  return {
    open: {
      db,
      engine: 'sqlite',
      changesSince: async (after) => ({ after, revision: after, scopes: new Set() }),
    },
    db,
    config,
    store: openStore(),
    tables: tableDecisions,
    mailer: { send: async () => {} },
    siteName: async () => siteName,
    readMailContext: async () => ({ siteName, siteUrl, newsroomEmail: 'a@example.az', postalAddress: '' }),
    secret: 'x'.repeat(32),
    networkKey: (address) => address,
    headers: [],
    now,
    newId,
    log: createLog({ level: 'silent', format: 'lines', now }),
    logError: () => {},
    ...over,
  };
}

/** Runs a job of a subject once. */
export async function runJob(feature: ServerFeature, name: string, site: SiteParts): Promise<void> {
  const running: RunningFeature | undefined = await feature.start?.(site);
  const job = running?.jobs?.find((one) => one.name === name);
  if (!job) throw new Error(`${feature.name} has no job "${name}"`);
  await job.run(new AbortController().signal);
}
