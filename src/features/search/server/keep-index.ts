import { join } from 'node:path';
import { SECOND } from '#az/format/durations.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Services } from '#platform/http/context.ts';
import { readIndex, refreshSegments, reportSegments, setSegmentFolder } from '../rules/index/read-index.ts';
import { indexChangedArticles } from '../rules/index-changed-articles.ts';
import { findBuildStep } from '../rules/segments/build-segments.ts';
import { type RunningSegmentProcess, startSegmentProcess } from './start-segment-process.ts';

/** Small, so that a reader's request waits a few milliseconds at most. */
const INDEX_BATCH = 25;
/** When more changes wait, a process of their own indexes them. */
const MAX_INDEXED_HERE = 100;
/** How long the start waits for the search index. The rest is indexed in the background. */
const INDEX_AT_START_MS = 2000;
/** After an error, or while another process builds in the folder. */
const RETRY_AFTER_MS = 30 * SECOND;

/** Indexes articles that were written while the server was not running, for a limited time. */
export async function indexAtStart(db: Db, now: () => number): Promise<void> {
  const until = now() + INDEX_AT_START_MS;
  await indexChanges(db, () => now() > until);
}

interface IndexKeeper {
  run(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Indexes changes and reads them into the memory of this process, so that the next search does not wait for it. Much work is done by
 * another process: indexing an import, and building the segments.
 */
export function createIndexKeeper({
  db,
  config: { database, dataDir },
  logError,
}: {
  db: Db;
  config: Pick<Config, 'database' | 'dataDir'>;
  logError: Services['logError'];
}): IndexKeeper {
  const folder = join(dataDir, 'search');
  const hasFolder = database.kind === 'postgres' || database.file !== ':memory:';
  if (hasFolder) setSegmentFolder(db, folder);
  let build: RunningSegmentProcess | null = null;
  let waitUntil = 0;

  function startBuild(): void {
    const started = startSegmentProcess({ target: database, folder });
    build = started;
    started.ended
      .then((result) => {
        if (result === 'busy') waitUntil = performance.now() + RETRY_AFTER_MS;
        else reportSegments(db, { isBroken: false });
      })
      .catch((error) => {
        waitUntil = performance.now() + RETRY_AFTER_MS;
        reportSegments(db, { isBroken: true });
        logError('search segments not built', error);
      })
      .finally(() => {
        build = null;
      });
  }

  return {
    async run(signal) {
      const { isDamaged } = await refreshSegments(db);
      const mayStart = hasFolder && build === null && performance.now() >= waitUntil;
      if (mayStart && (isDamaged || (await hasMuchToDo(db, folder)))) startBuild();
      if (build === null) await indexChanges(db, () => signal.aborted);
      await readIndex(db);
    },
    async close() {
      await build?.stop();
    },
  };
}

async function hasMuchToDo(db: Db, folder: string): Promise<boolean> {
  if ((await findBuildStep(db, folder)).step) return true;
  const beyond = await db
    .selectFrom('search_index_queue')
    .select('id')
    .orderBy('id')
    .offset(MAX_INDEXED_HERE)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}

async function indexChanges(db: Db, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const count = await indexChangedArticles(db, { limit: INDEX_BATCH });
    if (count < INDEX_BATCH) return;
    // Let waiting requests run first.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
