import cluster from 'node:cluster';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { effectiveSiteName } from '#features/settings/server/effective-config.ts';
import { now } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { newId } from '#platform/create-id.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { claimDataFolder } from '#platform/files/claim-data-folder.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Log } from '#platform/log.ts';
import { boot, type RunningServer } from './boot.ts';
import { createSite } from './create-site.ts';
import { waitForTurnToClose } from './run-processes.ts';
import { readAuthSecret } from './secrets.ts';
import { openSiteDatabase, seedSite } from './site-database.ts';

/** The build puts this file next to the folder of the browsers' files. */
const clientFolder = join(import.meta.dirname, '../client');
/** The build is in `build/server/`. */
const sourceFolder = join(import.meta.dirname, '../../src');

/** A server that answers requests, or shows the loading screen until it does. */
export interface SiteServer extends Pick<RunningServer, 'ready'> {
  /** The figures of the site; null before it is ready. */
  metrics(): Registry | null;
  /** Stops it as `RunningServer` does, and gives its data folder free. */
  stop(): Promise<void>;
}

/**
 * Starts the site with this configuration. Resolves as soon as it listens.
 * @throws StartupError when it cannot listen, or when it cannot use its data folder.
 */
export async function startServer(config: Config, log: Log): Promise<SiteServer> {
  const release = cluster.isPrimary ? claimDataFolder(config) : () => {};
  const authSecret = readAuthSecret(config);
  const store = createFileStore(config);
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let registry: Registry | null = null;
  let { siteName } = config;
  const server = await boot<OpenDatabase>({
    config,
    log,
    sharesPort: cluster.isWorker,
    beforeClose: waitForTurnToClose,
    steps: {
      open: () => openSiteDatabase(config.database),
      seed: ({ db }) => seedSite(db, { config, store, sourceFolder, now: now(), newId, log, isStopped }),
      async createSite(open) {
        siteName = await effectiveSiteName(open.db, config.siteName);
        const site = await createSite({ open, config, authSecret, store, clientFolder, now, newId, log });
        registry = site.metrics;
        return site;
      },
      close: (open) => open.close(),
    },
  });
  return {
    ready: server.ready.then(() => log.info(readyLine(siteName, config))),
    metrics: () => registry,
    async stop() {
      stopping.abort();
      await server.stop();
      release();
    },
  };
}

function readyLine(siteName: string, config: Config): string {
  const engine = config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return `${siteName} is ready at ${config.siteUrl} (${engine}, data in ${config.dataDir})`;
}
