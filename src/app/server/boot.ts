import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#platform/config.ts';
import { answerHealth, type ServerState } from '#platform/http/health.ts';
import { watchLoop } from '#platform/http/loop-watch.ts';
import type { Log } from '#platform/log.ts';
import { openHttpServer } from './http-server.ts';
import '#app/text/problems.ts';
import { isApiTarget, sendProblem } from '#platform/http/api-error.ts';
import { createSecurityHeaders } from '#platform/http/security-headers.ts';
import { sendWholeBody } from '#platform/http/send-response.ts';
import { startupText } from '#platform/text/pages.ts';

/** The site that answers requests after the start. */
export interface Site {
  listener: (req: IncomingMessage, res: ServerResponse) => void;
  /** Whether the database can be reached now. */
  isHealthy(): boolean;
  /** What the operator has to mend though pages are answered, a line each. */
  problems(): readonly string[];
  /** Ends the responses that stay open, and asks their readers to come back. New ones are ended at once. */
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
  config: Pick<Config, 'host' | 'port' | 'siteUrl' | 'stopDelayMs' | 'listenWhenReady'>;
  steps: BootSteps<Data>;
  log: Log;
  /** `SEED_LIMIT_MS` by default. */
  seedLimitMs?: number;
  retryMs?: number;
  /** How long running requests may take when the server stops. */
  graceMs?: number;
  /** Other processes listen on the same port. */
  sharesPort?: boolean;
  /** The server that stops accepts connections until this has resolved. */
  beforeClose?: () => Promise<void>;
}

export interface RunningServer {
  port: number;
  /** Resolves when pages are served; never when the server is stopped before. */
  ready: Promise<void>;
  /**
   * `/readyz` says `stopping` at once. A site that was ready answers for `stopDelayMs` more, so that a load balancer has time to notice.
   * Resolves when the last request has ended and the data are closed.
   */
  stop(): Promise<void>;
}

/**
 * Listens first and shows the start-up screens until the site is ready (spec §2.7, §4). With `listenWhenReady` it listens then: a load
 * balancer that is refused asks another instance, also for a write. Resolves as soon as it listens; rejects with StartupError when it
 * cannot. A failing start is retried until it succeeds.
 */
export async function boot<Data>(options: BootOptions<Data>): Promise<RunningServer> {
  const { config, log, retryMs = 3000, graceMs = 15_000, sharesPort = false, beforeClose } = options;
  const sendScreen = createStartupScreens(config);
  const loop = watchLoop();
  let state: ServerState = 'starting';
  let site: Site | null = null;
  const stopped = new AbortController();
  const readyState = () => (state === 'ready' && !site?.isHealthy() ? 'failed' : state);

  let listener = (req: IncomingMessage, res: ServerResponse) => {
    if (!answerHealth(req, res, state, { isBlocked: loop.isBlocked() }))
      sendScreen(res, state === 'failed' ? 'failed' : 'loading');
  };
  const listen = () => openHttpServer({ ...config, isShared: sharesPort }, (req, res) => listener(req, res));
  const early = config.listenWhenReady ? null : await listen();

  async function start(): Promise<void> {
    const created = await openSite(options);
    if (stopped.signal.aborted) return created.close();
    site = created;
    state = 'ready';
    listener = (req, res) => {
      const health = { problems: created.problems(), isBlocked: loop.isBlocked() };
      if (!answerHealth(req, res, readyState(), health)) created.listener(req, res);
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
  if (!early) await starting;
  const server = early ?? (await listen());
  const ready = starting.then(() => (site ? undefined : new Promise<void>(() => {})));
  return {
    port: server.port,
    ready,
    async stop() {
      if (state === 'stopping') return;
      state = 'stopping';
      stopped.abort();
      site?.endLiveStreams();
      await server.stop({ delayMs: site ? config.stopDelayMs : 0, graceMs, beforeClose });
      // A database that hangs would keep both waiting.
      await withinLimit(starting, Math.min(graceMs, 5000));
      if (site) await withinLimit(site.close(), Math.min(graceMs, 5000));
      loop.stop();
    },
  };
}

/** Waits for the work, but not longer than the limit. An error of the work is thrown. */
async function withinLimit(work: Promise<unknown>, limitMs: number): Promise<void> {
  const timeout = new AbortController();
  const expired = sleep(limitMs, null, { signal: timeout.signal }).catch(() => null);
  await Promise.race([work, expired]).finally(() => timeout.abort());
}

const style = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;background:#fff;color:#0b1220;font:18px/1.5 system-ui,sans-serif}
h1{font-size:28px;line-height:1.2}
p{max-width:32em}
.spinner{width:48px;height:48px;border:4px solid #10b98133;border-top-color:#10b981;border-radius:50%;animation:turn 1s linear infinite}
button{min-height:44px;margin-top:8px;padding:0 24px;border:0;border-radius:6px;background:#047857;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #10b981;outline-offset:2px}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:4s}}
@media (prefers-color-scheme:dark){body{background:#0b1220;color:#e7ecf3}}
`;

/**
 * Polls until the server is ready, then reloads the page. The screen stays for at least a second, so that it does not flash
 * (spec §4).
 */
const script = `
var shown=performance.now();
function open(){setTimeout(function(){location.reload()},Math.max(0,1000-(performance.now()-shown)))}
function ask(){fetch('/readyz',{cache:'no-store'}).then(function(r){return r.text().then(function(t){
if(r.ok||(t.indexOf('failed')<0)!==(document.body.dataset.state==='loading'))open();else later()})}).catch(later)}
function later(){setTimeout(ask,document.body.dataset.state==='loading'?250:3000)}
document.addEventListener('submit',function(e){e.preventDefault();location.reload()});
later();
`;

const loading = page(
  'loading',
  startupText.loadingTitle,
  `<div class="spinner" role="presentation"></div>
<h1>${startupText.loadingTitle}</h1>
<p role="status">${startupText.loadingText}</p>`,
);

const failed = page(
  'failed',
  startupText.errorTitle,
  `<h1>${startupText.errorTitle}</h1>
<p role="alert">${startupText.errorText}</p>
<form><button type="submit">${startupText.refresh}</button></form>`,
);

/** Without scripts the browser reloads the page by itself. */
function page(state: 'loading' | 'failed', title: string, body: string): string {
  return `<!doctype html>
<html lang="az">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<noscript><meta http-equiv="refresh" content="${state === 'loading' ? 2 : 10}"></noscript>
<style>${style}</style>
</head>
<body data-state="${state}">
${body}
<script>${script}</script>
</body>
</html>
`;
}

/** Sends the start-up screens of this site (spec §2.7): loading, or the start-up error with its Refresh button. */
function createStartupScreens(options: { siteUrl: string }) {
  const { all } = createSecurityHeaders({ ...options, inlineScripts: [script], inlineStyles: [style] });
  return (res: ServerResponse, state: 'loading' | 'failed'): void => {
    res.setHeader('Retry-After', state === 'loading' ? '1' : '5');
    if (isApiTarget(res.req.url ?? '')) {
      sendProblem(res, { status: 503, problem: 'server.failed', headers: all });
      return;
    }
    const body = state === 'loading' ? loading : failed;
    sendWholeBody(res, { status: 503, type: 'text/html; charset=utf-8', body, headers: all });
  };
}

/** How long the start waits for seeding (spec §9). */
export const SEED_LIMIT_MS = 15_000;

async function openSite<Data>({ steps, log, seedLimitMs = SEED_LIMIT_MS }: BootOptions<Data>): Promise<Site> {
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
