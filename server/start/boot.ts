import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { answerHealth, type ServerState } from '../http/health.ts';
import { closeHttpServer, openHttpServer } from '../http/http-server.ts';
import type { Log } from '../log.ts';
import { createStartupScreens } from './startup-screen.ts';

/** What answers once the start is over. */
export interface Site {
  listener: (req: IncomingMessage, res: ServerResponse) => void;
  /** Whether its data can be reached just now. */
  isWell(): boolean;
  /** Ends the answers that stay open. */
  endLiveStreams(): void;
  /** Lets go of what the site holds, after the last request. */
  close(): Promise<void>;
}

/** The start in its steps; `Data` is the open database. */
export interface BootSteps<Data> {
  /** Opens the database and brings it to this version. A rejection is shown on the start-up error screen and tried again. */
  open(): Promise<Data>;
  /** Puts in what an empty database needs (spec §4). */
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
  /** Resolves when pages are answered; never when the server is stopped before. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens first and shows the start-up screens while the rest gets ready (spec §2.7, §4). Resolves as soon as it listens;
 * rejects with StartupError when it cannot. A database that does not open is tried again until it does.
 */
export async function boot<Data>(options: BootOptions<Data>): Promise<RunningServer> {
  const { config, log, retryMs = 3000 } = options;
  const showScreen = createStartupScreens(config);
  let state: ServerState = 'starting';
  let site: Site | null = null;
  const stopped = new AbortController();
  const readyState = () => (state === 'ready' && !site?.isWell() ? 'failed' : state);

  let listener = (req: IncomingMessage, res: ServerResponse) => {
    if (!answerHealth(req, res, state)) showScreen(res, state === 'failed' ? 'failed' : 'loading');
  };
  const { server, port } = await openHttpServer(config, (req, res) => listener(req, res));

  async function start(): Promise<void> {
    const made = await makeSite(options);
    if (stopped.signal.aborted) return made.close();
    site = made;
    state = 'ready';
    listener = (req, res) => {
      if (!answerHealth(req, res, readyState())) made.listener(req, res);
    };
  }

  async function startUntilItWorks(): Promise<void> {
    let told = '';
    while (!stopped.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        state = state === 'stopping' ? state : 'failed';
        const message = error instanceof Error ? error.message : String(error);
        if (message !== told) log.error(`Start failed, trying again every ${retryMs / 1000} s: ${message}`);
        log.debug('start failed', { error });
        told = message;
      }
      await sleep(retryMs, null, { signal: stopped.signal }).catch(() => null);
    }
  }

  const starting = startUntilItWorks();
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
      // A database that has not answered by now is not waited for.
      const patience = new AbortController();
      const enough = sleep(options.graceMs ?? 5000, null, { signal: patience.signal }).catch(() => null);
      await Promise.race([starting, enough]);
      patience.abort();
      await site?.close();
    },
  };
}

async function makeSite<Data>({ steps, log, seedLimitMs = 15_000 }: BootOptions<Data>): Promise<Site> {
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
