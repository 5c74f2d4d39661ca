import { Worker } from 'node:worker_threads';
import type { SegmentThreadInput, SegmentThreadResult } from './segment-thread.ts';

/** The build puts the thread beside the server. */
const THREAD = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './segment-thread.ts' : './segment-thread.js',
  import.meta.url,
);

/** Megabytes. With its own limits V8 frees memory late: the thread would need twice as much. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };

export interface RunningThread {
  /** Rejects with the error of the thread. */
  ended: Promise<SegmentThreadResult>;
  /** Ends it at once. The next thread goes on with what was complete. */
  stop(): Promise<void>;
}

/** Indexes waiting articles and builds the segments of a folder in a thread of its own, so that the server goes on answering. */
export function startSegmentThread(workerData: SegmentThreadInput): RunningThread {
  const worker = new Worker(THREAD, { workerData, execArgv: [], resourceLimits: MEMORY });
  let isStopped = false;
  const ended = new Promise<SegmentThreadResult>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () =>
      isStopped ? resolve('done') : reject(new Error('The thread has ended too early')),
    );
  });
  return {
    ended,
    async stop() {
      isStopped = true;
      await worker.terminate();
    },
  };
}
