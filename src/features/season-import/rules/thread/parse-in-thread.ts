import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SECOND } from '#az/format/durations.ts';
import { type ImportedSeason, ImportRefused } from '../parse/imported-season.ts';
import type { ParseAnswer, ParseInput } from './parse-thread.ts';

/** The build puts the thread beside the server. */
const THREAD = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './parse-thread.ts' : './parse-thread.js',
  import.meta.url,
);
const MAX_TIME = 60 * SECOND;

/**
 * Parses the files of a season in a thread of its own, so that the server goes on answering: the largest ones take more than half a
 * second.
 * @throws ImportRefused as `parseSeasonFiles`
 */
export async function parseInThread(workerData: ParseInput): Promise<ImportedSeason> {
  const worker = new Worker(THREAD, { workerData, execArgv: [] });
  try {
    // An error of the thread is thrown here.
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(MAX_TIME) })) as [
      ParseAnswer,
    ];
    if ('problems' in answer) throw new ImportRefused(answer.problems);
    return answer.season;
  } finally {
    await worker.terminate();
  }
}
