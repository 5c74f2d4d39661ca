import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

const THREAD = fileURLToPath(new URL('test-thread.ts', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by StrykerJS: whether the change acts while modules are read, or only while a test runs. */
    mutantActivation?: 'static' | 'runtime';
  }
}

let kept: Worker | undefined;

/**
 * Runs the tests of one mutant after another in the same thread. Reading the modules takes far longer than the few tests that
 * reach a mutant.
 */
export function createKeptThread({ project, env, execArgv }: PoolOptions): PoolWorker {
  const listeners: [event: string, callback: (...args: unknown[]) => void][] = [];
  // The first run, without a mutant, counts which test reads which line. Modules that are read already would be missing.
  const isKept = project.getProvidedContext().mutantActivation !== undefined;
  let thread: Worker;
  return {
    name: 'kept-thread',
    async start() {
      thread = (isKept && kept) || new Worker(THREAD, { env: env as NodeJS.ProcessEnv, execArgv });
      if (isKept) kept = thread;
    },
    async stop() {
      for (const [event, callback] of listeners) thread.off(event, callback);
      if (!isKept) await thread.terminate();
    },
    on(event, callback) {
      listeners.push([event, callback]);
      thread.on(event, callback);
    },
    off: (event, callback) => void thread.off(event, callback),
    send: (message: WorkerRequest) => thread.postMessage(message),
    deserialize: (data) => data,
  };
}
