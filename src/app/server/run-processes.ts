import cluster, { type Worker } from 'node:cluster';
import { createServer } from 'node:net';
import type { Log } from '#platform/log.ts';
import { listenError } from '#platform/startup-error.ts';

/** How long after its end a process is replaced, so that one that fails at once does not fill the log. */
const RESTART_MS = 1000;

/** What a process says when it answers requests. */
const READY = 'ready';
/** A process that stops asks with this whether it may stop accepting connections, and gets it as the answer. */
const CLOSE = 'close';
/** A process that stops has this long before the next one may close too. */
const MAX_CLOSING_MS = 5000;

interface RunOptions {
  /** The file that each process runs: the built server. */
  program: string;
  count: number;
  /** The address that the processes share. */
  at: { host: string; port: number };
  log: Log;
}

/**
 * Starts and watches the processes that answer requests on one port (PROCESSES). The first one prepares an empty database, then the
 * others start. One that ends is replaced. Resolves with the exit code when all have ended: after SIGTERM or SIGINT, or because
 * the first one could not start. Rejects with StartupError when another program has the port.
 */
export async function runProcesses({ program, count, at, log }: RunOptions): Promise<number> {
  await checkPortIsFree(at);
  // By default they run what this process was started with, but `npm start` takes its own word out of the arguments.
  cluster.setupPrimary({ exec: program, args: [] });
  let isStopping = false;
  let hasStarted = false;
  let code = 0;
  const { promise, resolve } = Promise.withResolvers<number>();
  /** The processes that wait until they may close. */
  const waiting: Worker[] = [];
  let closing: Worker | null = null;
  const letNextClose = () => {
    const next = closing ? undefined : waiting.shift();
    if (!next) return;
    closing = next;
    if (next.isConnected()) next.send(CLOSE);
    setTimeout(() => endTurn(next), MAX_CLOSING_MS).unref();
  };
  const endTurn = (worker: Worker) => {
    if (closing !== worker) return;
    closing = null;
    letNextClose();
  };
  const living = () => Object.values(cluster.workers ?? {});

  const start = () => {
    // A process that listened while it starts would show the loading screen, though another one has the page.
    if (!isStopping) cluster.fork(hasStarted ? { LISTEN_WHEN_READY: '1' } : {});
  };
  const stop = (signal: NodeJS.Signals) => {
    if (!isStopping) log.info('The server stops', { signal });
    isStopping = true;
    for (const worker of living()) worker?.process.kill(signal);
    if (living().length === 0) resolve(code);
  };

  cluster.on('message', (worker: Worker, message: unknown) => {
    if (message === CLOSE) {
      waiting.push(worker);
      letNextClose();
    }
    if (message !== READY || hasStarted) return;
    hasStarted = true;
    for (let process = 1; process < count; process += 1) start();
  });
  cluster.on('exit', (worker, exitCode, signal) => {
    endTurn(worker);
    if (isStopping || !hasStarted) {
      // One that was just starting had no time to listen for the signal.
      code = Math.max(code, exitCode ?? (isStopping ? 0 : 1));
      isStopping = true;
      if (living().length === 0) resolve(code);
      return;
    }
    log.error('A process ended and is replaced', { pid: worker.process.pid, exitCode, signal });
    setTimeout(start, RESTART_MS);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
  return promise;
}

/** The operating system would let the processes of two sites share one port, and give each site readers of the other. */
function checkPortIsFree(at: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(error, at)));
    server.listen(at.port, at.host, () => server.close(() => resolve()));
  });
}

/**
 * Resolves when this process may stop accepting connections: at once, or with several processes when the one before it has ended. If
 * all closed at the same moment, the clients of one would open connections to the next one in the very moment of its end.
 */
export async function waitForTurnToClose(): Promise<void> {
  if (!cluster.isWorker || !process.send) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  process.on('message', (message) => {
    if (message === CLOSE) resolve();
  });
  process.send(CLOSE);
  await promise;
}

/** Tells the process that started this one that it answers requests. */
export function reportReady(): void {
  process.send?.(READY);
}
