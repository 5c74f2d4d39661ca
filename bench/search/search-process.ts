/**
 * The process that searches: `measure-speed.ts` starts it with a filled and indexed database and reads what it prints. It
 * is separate so that its memory is that of searching alone.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import { indexChangedArticles } from '#features/search/rules/index-changed-articles.ts';
import { searchArticles } from '#features/search/rules/search-articles.ts';
import { suggestSearches } from '#features/search/rules/suggest-searches.ts';
import { createIndexKeeper } from '#features/search/server/keep-index.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { processMemory } from '#tests/kit/site/process-memory.ts';
import { type LoopResult, percentile, runClosedLoop } from './closed-loop.ts';
import { makeQueryMix, type TimedQuery } from './query-mix.ts';

/** Milliseconds at the 50th and the 95th percentile. */
export interface Percentiles {
  p50: number;
  p95: number;
}

export interface SpeedResult {
  /** From the start of the process to its first result, and the search alone. */
  firstResultMs: number;
  firstSearchMs: number;
  kinds: { kind: string; alone: Percentiles; loaded: Percentiles }[];
  loaded: Percentiles & { cpuMs: number };
  alone: Percentiles & { cpuMs: number };
  /** While many articles wait for the indexer: one searcher, 32 searchers, and how many were indexed in that time. */
  importing: { alone: Percentiles; loaded: Percentiles; indexed: number };
  /** The reading of twenty cards by primary key, with as many clients. */
  floor: Percentiles & { cpuMs: number };
  publishToFound: Percentiles;
  /** Suggestions for a query that is typed, one at a time. */
  suggestions: Percentiles;
  /** Bytes; null where the system does not report it. */
  memory: { now: number; highest: number } | null;
}

const CLIENTS = 32;
const PUBLICATIONS = 20;
const CARDS = 20;

export interface SearchProcessInput {
  target: DatabaseTarget;
  dataDir: string;
  /** How many articles wait for the indexer in the last measurement. */
  imported: number;
}

const { target, dataDir, imported }: SearchProcessInput = JSON.parse(process.argv[2] ?? '');
const open = await openDatabase(target);
const keeper = createIndexKeeper({
  db: open.db,
  config: { database: target, dataDir },
  logError: (message, error) => console.error(message, error),
});
const result = await measure(open.db);
await keeper.close();
await open.close();
console.log(JSON.stringify(result));

async function measure(db: Db): Promise<SpeedResult> {
  const tags = await db.selectFrom('tag').select('name').where('name', 'like', '% %').orderBy('id').execute();
  const queries = makeQueryMix(tags.map((tag) => tag.name));
  const search = ({ query }: TimedQuery) => searchArticles(db, { query });
  const begun = performance.now();
  await search({ kind: '', query: 'komanda' });
  const firstResultMs = performance.now();
  const firstSearchMs = firstResultMs - begun;
  const stopJob = new AbortController();
  const job = runJob(stopJob.signal);

  await runClosedLoop(queries, search, { clients: CLIENTS, forMs: 3000 });
  const alone = await runClosedLoop(queries, search, { clients: 1, forMs: 8000 });
  const cards = await makeCardLists(db);
  const floor = await runClosedLoop(cards, (ids) => listCardsInOrder(db, ids), {
    clients: CLIENTS,
    forMs: 3000,
  });
  const loaded = await runClosedLoop(queries, search, { clients: CLIENTS, forMs: 15_000 });
  const suggested = await runClosedLoop(
    queries,
    ({ query }) => suggestSearches(db, { typed: query, limit: 5 }),
    { clients: 1, forMs: 3000 },
  );
  const kinds = [...new Set(queries.map(({ kind }) => kind))].map((kind) => {
    const ofKind = ({ times }: LoopResult<TimedQuery>) => times.filter(({ item }) => item.kind === kind);
    return { kind, alone: percentiles(ofKind(alone)), loaded: percentiles(ofKind(loaded)) };
  });
  const publishToFound = percentiles(await publishAndFind(db));
  const importing = await measureImport(db, queries, search);
  stopJob.abort();
  await job;
  return {
    firstResultMs,
    firstSearchMs,
    kinds,
    alone: { ...percentiles(alone.times), cpuMs: alone.cpuMs },
    importing,
    loaded: { ...percentiles(loaded.times), cpuMs: loaded.cpuMs },
    floor: { ...percentiles(floor.times), cpuMs: floor.cpuMs },
    publishToFound,
    suggestions: percentiles(suggested.times),
    memory: processMemory(process.pid),
  };
}

/** The job of the server. */
async function runJob(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await keeper.run(signal);
    await sleep(1000);
  }
}

/** Lets many articles wait for the indexer, as after an import, and searches meanwhile. */
async function measureImport(
  db: Db,
  queries: readonly TimedQuery[],
  search: (item: TimedQuery) => Promise<unknown>,
): Promise<SpeedResult['importing']> {
  await db
    .insertInto('search_index_queue')
    .columns(['article_id'])
    .expression((eb) => eb.selectFrom('article').select('id').orderBy('id').limit(imported))
    .execute();
  const readVersion = async () =>
    (await db.selectFrom('search_state').select('version').executeTakeFirstOrThrow()).version;
  const before = await readVersion();
  await sleep(3000);
  const alone = await runClosedLoop(queries, search, { clients: 1, forMs: 8000 });
  const loaded = await runClosedLoop(queries, search, { clients: CLIENTS, forMs: 15_000 });
  const indexed = (await readVersion()) - before;
  return { alone: percentiles(alone.times), loaded: percentiles(loaded.times), indexed };
}

async function makeCardLists(db: Db): Promise<string[][]> {
  const rows = await db
    .selectFrom('article')
    .select('id')
    .orderBy('slug')
    .limit(200 * CARDS)
    .execute();
  const ids = rows.map((row) => row.id);
  return Array.from({ length: 200 }, (_, at) => ids.slice(at * CARDS, (at + 1) * CARDS));
}

/** Changes titles, and measures how long it takes until a search finds the new one. */
async function publishAndFind(db: Db): Promise<{ ms: number }[]> {
  const ids = await db
    .selectFrom('article')
    .select('id')
    .orderBy('published_at', 'desc')
    .limit(PUBLICATIONS)
    .execute();
  const times: { ms: number }[] = [];
  for (const [at, { id }] of ids.entries()) {
    const title = `Tapılmalı ${'abcdefghijklmnopqrstuvwxyz'.charAt(at).repeat(7)}`;
    await db.updateTable('article').set({ title }).where('id', '=', id).execute();
    const begun = performance.now();
    for (let isFound = false; !isFound; ) {
      const { articles } = await searchArticles(db, { query: title });
      isFound = articles[0]?.id === id;
      if (!isFound) await indexChangedArticles(db, { limit: 100 });
    }
    times.push({ ms: performance.now() - begun });
  }
  return times;
}

function percentiles(times: readonly { ms: number }[]): Percentiles {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
