import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#platform/config.ts';
import { answerHealth, type ServerState } from '#platform/http/health.ts';
import type { Log } from '#platform/log.ts';
import { closeHttpServer, openHttpServer } from './http-server.ts';
import { createStartupScreens } from './startup-screen.ts';
import '#app/text/problems.ts';

/** The site that answers requests after the start. */
export interface Site {
  listener: (req: IncomingMessage, res: ServerResponse) => void;
  /** Whether the database can be reached now. */
  isHealthy(): boolean;
  /** Ends the responses that stay open. */
  endLiveStreams(): void;
  /** Releases the site's resources. Called after the last request. */
  close(): Promise<void>;
}

/** The steps of the start. `Data` is the open database. */
export interface BootSteps<Data> {
  /** Opens and migrates the database. A rejection is shown on the start-up error screen, and the step is retried. */
  open(): Promise<Data>;
  /** Writes the data that an empty database needs (spec §4). */
  seed(data: Data): Promise<void>;
  createSite(data: Data): Promise<Site>;
  close(data: Data): Promise<void>;
}

export interface BootOptions<Data> {
  config: Pick<Config, 'host' | 'port' | 'siteUrl'>;
  steps: BootSteps<Data>;
  log: Log;
  seedLimitMs?: number;
  retryMs?: number;
  graceMs?: number;
}

export interface RunningServer {
  port: number;
  /** Resolves when pages are served; never when the server is stopped before. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens first and shows the start-up screens until the site is ready (spec §2.7, §4). Resolves as soon as it listens;
 * rejects with StartupError when it cannot. A failing start is retried until it succeeds.
 */
export async function boot<Data>(options: BootOptions<Data>): Promise<RunningServer> {
  const { config, log, retryMs = 3000 } = options;
  const sendScreen = createStartupScreens(config);
  let state: ServerState = 'starting';
  let site: Site | null = null;
  const stopped = new AbortController();
  const readyState = () => (state === 'ready' && !site?.isHealthy() ? 'failed' : state);

  let listener = (req: IncomingMessage, res: ServerResponse) => {
    if (!answerHealth(req, res, state)) sendScreen(res, state === 'failed' ? 'failed' : 'loading');
  };
  const { server, port } = await openHttpServer(config, (req, res) => listener(req, res));

  async function start(): Promise<void> {
    const created = await openSite(options);
    if (stopped.signal.aborted) return created.close();
    site = created;
    state = 'ready';
    listener = (req, res) => {
      if (!answerHealth(req, res, readyState())) created.listener(req, res);
    };
  }

  async function startWithRetries(): Promise<void> {
    let lastMessage = '';
    while (!stopped.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        state = state === 'stopping' ? state : 'failed';
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastMessage)
          log.error(`Start failed, trying again every ${retryMs / 1000} s: ${message}`);
        log.debug('start failed', { error });
        lastMessage = message;
      }
      await sleep(retryMs, null, { signal: stopped.signal }).catch(() => null);
    }
  }

  const starting = startWithRetries();
  const ready = starting.then(() => (site ? undefined : new Promise<void>(() => {})));
  return {
    port,
    ready,
    async stop() {
      if (state === 'stopping') return;
      state = 'stopping';
      stopped.abort();
      site?.endLiveStreams();
      await closeHttpServer(server, options.graceMs);
      // Do not wait for ever for a database that does not answer.
      const timeout = new AbortController();
      const expired = sleep(options.graceMs ?? 5000, null, { signal: timeout.signal }).catch(() => null);
      await Promise.race([starting, expired]);
      timeout.abort();
      await site?.close();
    },
  };
}

async function openSite<Data>({ steps, log, seedLimitMs = 15_000 }: BootOptions<Data>): Promise<Site> {
  const data = await steps.open();
  try {
    const seeding = steps.seed(data).then(() => 'seeded' as const);
    const waited = await Promise.race([seeding, sleep(seedLimitMs, 'late' as const, { ref: false })]);
    if (waited === 'late') {
      log.warn('Initialization timeout');
      seeding.catch((error) => log.error('seeding failed', { error }));
    }
    return await steps.createSite(data);
  } catch (error) {
    await steps.close(data);
    throw error;
  }
}
