import cluster from 'node:cluster';
import { join } from 'node:path';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { effectiveSiteName } from '#features/settings/server/effective-config.ts';
import { now } from '#platform/clock.ts';
import { type Config, ConfigError, loadEnvFile } from '#platform/config.ts';
import { newId } from '#platform/create-id.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { claimDataFolder } from '#platform/files/claim-data-folder.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { createLog, type Log } from '#platform/log.ts';
import { openMetricsServer } from '#platform/metrics/metrics-server.ts';
import { StartupError } from '#platform/startup-error.ts';
import { boot, type RunningServer } from './boot.ts';
import { createSite } from './create-site.ts';
import { readSiteConfig } from './read-site-config.ts';
import { reportReady, runProcesses, waitForTurnToClose } from './run-processes.ts';
import { readAuthSecret } from './secrets.ts';
import { openSiteDatabase, seedSite } from './site-database.ts';

/** The build puts this file next to the folder of the browsers' files. */
const clientFolder = join(import.meta.dirname, '../client');
/** The build is in `build/server/`. */
const sourceFolder = join(import.meta.dirname, '../../src');

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** On older versions the native modules crash without a message. */
const MIN_NODE = 26;

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE)
    throw new StartupError(`Node ${MIN_NODE} or newer is needed; this is ${process.version}`);
  loadEnvFile();
  const config = readSiteConfig();
  let registry: Registry | null = null;
  const log = createLog({ level: config.logLevel, format: config.production ? 'json' : 'lines', now });
  if (config.isProductionAssumed)
    log.warn(
      'Running as production, because HOST or SITE_URL lets others in; NODE_ENV=development changes that',
    );
  if (cluster.isPrimary) {
    claimDataFolder(config);
    if (config.processes > 1) {
      const metrics = new AggregatorRegistry();
      if (config.metrics) await openMetricsServer(config.metrics, () => metrics.clusterMetrics());
      process.exit(await runProcesses({ count: config.processes, at: config, log }));
    }
    if (config.metrics)
      await openMetricsServer(config.metrics, async () => (await registry?.metrics()) ?? null);
  }
  // Answers the first process when it collects the metrics of all.
  if (cluster.isWorker) new AggregatorRegistry();
  const authSecret = readAuthSecret(config);
  const store = createFileStore(config);
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let siteName = config.siteName;
  // In a container this is process 1, which ignores signals that it does not handle.
  const endAtOnce = () => process.exit(0);
  for (const signal of STOP_SIGNALS) process.once(signal, endAtOnce);
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
        if (cluster.isWorker) AggregatorRegistry.setRegistries([registry]);
        return site;
      },
      close: (open) => open.close(),
    },
  });
  // In this order: a signal that came in the turn of the event loop before has no listener otherwise, and is lost.
  stopOnSignal(server, stopping, log);
  for (const signal of STOP_SIGNALS) process.off(signal, endAtOnce);
  await server.ready;
  reportReady();
  log.info(readyLine(siteName, config));
}

function readyLine(siteName: string, config: Config): string {
  const engine = config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return `${siteName} is ready at ${config.siteUrl} (${engine}, data in ${config.dataDir})`;
}

/** Ctrl-C reaches this process from the terminal and from `npm start` or the first process. These are one signal. */
const SAME_SIGNAL_MS = 500;

/** Stops at the first signal. A second one ends the process at once. */
function stopOnSignal(server: RunningServer, stopping: AbortController, log: Log): void {
  let askedAt = 0;
  const stop = () => {
    if (stopping.signal.aborted) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    stopping.abort();
    server.stop().then(
      () => process.exit(0),
      (error) => {
        log.error('stopping failed', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // An unhandled rejection is a bug. It is logged, but the server keeps serving readers.
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
}

main().catch((error) => {
  const isKnown = error instanceof ConfigError || error instanceof StartupError;
  process.stderr.write(`${isKnown ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
});
