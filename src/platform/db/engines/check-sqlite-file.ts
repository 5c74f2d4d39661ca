import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The build puts the program beside the server. */
const PROGRAM = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './check-process.ts' : './check-process.js',
  import.meta.url,
);

export interface FileCheck {
  /** What SQLite says about damaged pages; empty for a sound file. Rejects when the file could not be checked. */
  problems: Promise<readonly string[]>;
  /** Ends the check at once. It has then found nothing. */
  stop(): Promise<unknown>;
}

/**
 * Checks the structure of a SQLite file while the server answers: a file of 1.7 GB takes seconds. It does not notice damaged bytes
 * inside a text, for which SQLite has no checksum. A process of its own can be ended at any time: the end of a thread that is in the
 * library of SQLite ends the whole server.
 */
export function checkSqliteFile(file: string): FileCheck {
  let isStopped = false;
  const { promise: problems, resolve, reject } = Promise.withResolvers<readonly string[]>();
  // Without the environment of the server: what it loads before its program, such as a debugger, is not for this process.
  const child = execFile(process.execPath, [fileURLToPath(PROGRAM), file], { env: {} }, (error, output) => {
    if (isStopped) resolve([]);
    else if (error) reject(error);
    else resolve(JSON.parse(output));
  });
  return {
    problems,
    async stop() {
      isStopped = true;
      child.kill('SIGKILL');
      await problems.catch(() => undefined);
    },
  };
}
