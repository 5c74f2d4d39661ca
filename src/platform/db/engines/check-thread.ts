import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

/** Reads the whole file and sends the problems that SQLite finds in it. Runs in a thread of its own: `check-sqlite-file.ts`. */
const sqlite = new Sqlite((workerData as { file: string }).file, { readonly: true });
const rows = sqlite.pragma('quick_check(20)') as { quick_check: string }[];
sqlite.close();
const problems = rows.map((row) => row.quick_check).filter((problem) => problem !== 'ok');
parentPort?.postMessage(problems);
