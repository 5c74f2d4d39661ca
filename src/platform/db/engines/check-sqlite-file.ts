import { Worker } from 'node:worker_threads';

/** The build puts the thread beside the server. */
const THREAD = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './check-thread.ts' : './check-thread.js',
  import.meta.url,
);

/** Errors of SQLite about a file that is not a sound database. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)/;

export interface FileCheck {
  /** What SQLite says about damaged pages; empty for a sound file. Rejects when the file could not be checked. */
  problems: Promise<readonly string[]>;
  stop(): Promise<unknown>;
}

/**
 * Checks the structure of a SQLite file in a thread, while the server answers: a file of 1.7 GB takes seconds. It does not notice damaged
 * bytes inside a text, for which SQLite has no checksum.
 */
export function checkSqliteFile(file: string): FileCheck {
  const worker = new Worker(THREAD, { workerData: { file }, execArgv: [] });
  worker.unref();
  const problems = new Promise<readonly string[]>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', (error: Error & { code?: string }) => {
      const isDamage = DAMAGE.test(error.code ?? '');
      if (isDamage) resolve([String(error)]);
      else reject(error);
    });
    worker.on('exit', () => resolve([]));
  });
  return { problems, stop: () => worker.terminate() };
}
