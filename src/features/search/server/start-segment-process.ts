import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SegmentProcessInput, SegmentProcessReport } from './segment-process.ts';

/** The build puts the program beside the server. */
const PROGRAM = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './segment-process.ts' : './segment-process.js',
  import.meta.url,
);

/** Megabytes. With its own limits V8 frees memory late: the process would need twice as much. */
const MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=128'];

/** `busy`: another process builds in this folder. */
type SegmentBuildResult = 'done' | 'busy';

export interface RunningSegmentProcess {
  /** Rejects with the error of the process. */
  ended: Promise<SegmentBuildResult>;
  /** Ends it at once. The next process goes on with what was complete. */
  stop(): Promise<void>;
}

/**
 * Indexes waiting articles and builds the segments of a folder in a process of its own, so that the server goes on answering. All
 * its memory is free again at its end; a thread would leave most of it to the server.
 */
export function startSegmentProcess(input: SegmentProcessInput): RunningSegmentProcess {
  const child = fork(fileURLToPath(PROGRAM), { execArgv: MEMORY });
  // The address of the database may have a password, so it is no argument, which others could see.
  child.send(input, () => undefined);
  let isStopped = false;
  const { promise: ended, resolve, reject } = Promise.withResolvers<SegmentBuildResult>();
  child.once('message', (report) => {
    const { result, error } = report as SegmentProcessReport;
    if (error === null) resolve(result);
    else reject(new Error(error));
  });
  child.once('error', reject);
  const gone = new Promise<void>((resolveGone) => {
    child.once('exit', (code, signal) => {
      if (isStopped) resolve('done');
      else reject(new Error(`The process that builds segments has ended too early (${signal ?? code})`));
      resolveGone();
    });
    child.once('error', () => resolveGone());
  });
  return {
    ended,
    async stop() {
      isStopped = true;
      child.kill('SIGKILL');
      await gone;
    },
  };
}
