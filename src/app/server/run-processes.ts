import cluster, { type Worker } from 'node:cluster';
import type { Log } from '#platform/log.ts';

/** How long after its end a process is replaced, so that one that fails at once does not fill the log. */
const RESTART_MS = 1000;

/** What a process says when it answers requests. */
const READY = 'ready';

/**
 * Starts and watches the processes that answer requests on one port (PROCESSES). The first one prepares an empty database, then the
 * others start. One that ends is replaced. Resolves with the exit code when all have ended: after SIGTERM or SIGINT, or because
 * the first one could not start.
 */
export function runProcesses({ count, log }: { count: number; log: Log }): Promise<number> {
  let isStopping = false;
  let hasStarted = false;
  let code = 0;
  const { promise, resolve } = Promise.withResolvers<number>();
  const living = () => Object.values(cluster.workers ?? {});

  const start = () => {
    if (!isStopping) cluster.fork();
  };
  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    for (const worker of living()) worker?.process.kill(signal);
    if (living().length === 0) resolve(code);
  };

  cluster.on('message', (_worker: Worker, message: unknown) => {
    if (message !== READY || hasStarted) return;
    hasStarted = true;
    for (let process = 1; process < count; process += 1) start();
  });
  cluster.on('exit', (worker, exitCode, signal) => {
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

/** Tells the process that started this one that it answers requests. */
export function reportReady(): void {
  process.send?.(READY);
}
