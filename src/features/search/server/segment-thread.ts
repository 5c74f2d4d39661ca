import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { lockSqliteFolder } from '#platform/db/engines/lock-sqlite-folder.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeNewId } from '#platform/new-id.ts';
import { indexChangedArticles } from '../rules/index-changed-articles.ts';
import { buildSegments, dropDamagedSegments } from '../rules/segments/build-segments.ts';

export interface SegmentThreadInput {
  target: DatabaseTarget;
  folder: string;
}

/** `busy`: another process builds in this folder. */
export type SegmentThreadResult = 'done' | 'busy';

/** Articles of one transaction. */
const INDEX_BATCH = 50;
/** Changes that are indexed before the next segment is built. */
const INDEXED_IN_TURN = 2000;
/** So that others can write to SQLite between two transactions. */
const PAUSE_MS = 5;

if (parentPort) {
  const result = await work(workerData as SegmentThreadInput);
  parentPort.postMessage(result);
}

/** Indexes the queue and builds segments until nothing is left to do. */
async function work({ target, folder }: SegmentThreadInput): Promise<SegmentThreadResult> {
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
