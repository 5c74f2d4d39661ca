import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { now } from '#platform/clock.ts';
import { type Config, ConfigError, loadEnvFile } from '#platform/config.ts';
import { claimDataFolder } from '#platform/files/claim-data-folder.ts';
import { createLog, type Log } from '#platform/log.ts';
import { openMetricsServer } from '#platform/metrics/metrics-server.ts';
import { StartupError } from '#platform/startup-error.ts';
import { readSiteConfig } from './read-site-config.ts';
import { reportReady, runProcesses } from './run-processes.ts';
import { type SiteServer, startServer } from './start-server.ts';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** On older versions the native modules crash without a message. */
const MIN_NODE = 26;

/** Runs the site as this process, until a signal ends it. */
export function runSite(): void {
  run().catch((error) => {
    const isKnown = error instanceof ConfigError || error instanceof StartupError;
    process.stderr.write(`${isKnown ? error.message : (error?.stack ?? error)}\n`);
    process.exit(1);
  });
}

/**
 * Starts a site inside the process of the caller, with these variables and no others. The tests start one after the other in a process
 * that has read the program already. `write` gets its log lines.
 * @throws ConfigError for wrong variables; StartupError when the site cannot listen, or cannot use its data folder.
 */
export function startSiteWithin(env: Record<string, string>, write: (line: string) => void) {
  const config = readSiteConfig(env);
  return startServer(config, createLog({ ...logOptions(config), write }));
}

async function run(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < MIN_NODE)
    throw new StartupError(`Node ${MIN_NODE} or newer is needed; this is ${process.version}`);
  loadEnvFile();
  const config = readSiteConfig();
  let server: SiteServer | null = null;
  const log = createLog(logOptions(config));
  if (config.isProductionAssumed)
    log.warn(
      'Running as production, because HOST or SITE_URL lets others in; NODE_ENV=development changes that',
    );
  if (cluster.isPrimary) {
    if (config.processes > 1) {
      claimDataFolder(config);
      const metrics = new AggregatorRegistry();
      if (config.metrics) await openMetricsServer(config.metrics, () => metrics.clusterMetrics());
      const program = import.meta.filename;
      process.exit(await runProcesses({ program, count: config.processes, at: config, log }));
    }
    if (config.metrics)
      await openMetricsServer(config.metrics, async () => (await server?.metrics()?.metrics()) ?? null);
  }
  // Answers the first process when it collects the metrics of all.
  if (cluster.isWorker) new AggregatorRegistry();
  // In a container this is process 1, which ignores signals that it does not handle.
  const endAtOnce = (signal: NodeJS.Signals) => {
    logStop(log, signal);
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, endAtOnce);
  server = await startServer(config, log);
  // In this order: a signal that came in the turn of the event loop before has no listener otherwise, and is lost.
  stopOnSignal(server, log);
  for (const signal of STOP_SIGNALS) process.off(signal, endAtOnce);
  await server.ready;
  const registry = server.metrics();
  if (cluster.isWorker && registry) AggregatorRegistry.setRegistries([registry]);
  reportReady();
}

function logOptions({ logLevel, production }: Config) {
  return { level: logLevel, format: production ? 'json' : 'lines', now } as const;
}

/** Of several processes the first one logs it. */
function logStop(log: Log, signal: NodeJS.Signals): void {
  if (cluster.isPrimary) log.info('The server stops', { signal });
}

/** Ctrl-C reaches this process from the terminal and from `npm start` or the first process. These are one signal. */
const SAME_SIGNAL_MS = 500;

/** Stops at the first signal. A second one ends the process at once. */
function stopOnSignal(server: SiteServer, log: Log): void {
  let askedAt: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    logStop(log, signal);
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

// `npm start` imports this file and runs it itself.
if (import.meta.main) runSite();
