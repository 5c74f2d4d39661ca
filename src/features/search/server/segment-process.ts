import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { lockSqliteFolder } from '#platform/db/engines/lock-sqlite-folder.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeNewId } from '#platform/new-id.ts';
import { indexChangedArticles } from '../rules/index-changed-articles.ts';
import { buildSegments, dropDamagedSegments } from '../rules/segments/build-segments.ts';

export interface SegmentProcessInput {
  target: DatabaseTarget;
  folder: string;
}

/** What the process says before it ends. `busy`: another process builds in this folder. */
export type SegmentProcessReport = { result: 'done' | 'busy'; error: null } | { result: null; error: string };

/** Readers and editors come first when the processor is busy. At 10 a busy server would let too little be indexed. */
const NICENESS = 5;
/** Articles of one transaction. */
const INDEX_BATCH = 50;
/** Changes that are indexed before the next segment is built. */
const INDEXED_IN_TURN = 2000;
/** So that others can write to SQLite between two transactions. */
const PAUSE_MS = 5;

if (process.send) {
  // The server ends this process. When the server was killed, the channel closes.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit());
  if (getPriority() < NICENESS) setPriority(NICENESS);
  process.once('message', async (input) => {
    const report = await work(input as SegmentProcessInput).then(
      (result): SegmentProcessReport => ({ result, error: null }),
      (error): SegmentProcessReport => ({ result: null, error: String(error?.stack ?? error) }),
    );
    process.send?.(report, () => process.disconnect?.());
  });
}

/** Indexes the queue and builds segments until nothing is left to do. */
async function work({ target, folder }: SegmentProcessInput): Promise<'done' | 'busy'> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const newId = makeNewId(randomBytes);
  const release = lockSqliteFolder(folder);
  if (release === null) return 'busy';
  try {
    const { db, close } = await openDatabase(target);
    try {
      await dropDamagedSegments(db, { folder, now: Date.now(), newId });
      for (let isBusy = true; isBusy; ) {
        isBusy = (await indexSome(db)) > 0;
        if (await buildSegments(db, { folder, now: Date.now(), newId })) isBusy = true;
      }
    } finally {
      await close();
    }
  } finally {
    release();
  }
  return 'done';
}

async function indexSome(db: Db): Promise<number> {
  let count = 0;
  while (count < INDEXED_IN_TURN) {
    const indexed = await indexChangedArticles(db, { limit: INDEX_BATCH });
    if (indexed === 0) break;
    count += indexed;
    await sleep(PAUSE_MS);
  }
  return count;
}
