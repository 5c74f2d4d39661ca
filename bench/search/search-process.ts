/**
 * The process that searches: `measure-speed.ts` starts it with a filled and indexed database and reads what it prints. It
 * is separate so that its memory is that of searching alone.
 */

import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import { indexChangedArticles } from '#features/search/rules/index-changed-articles.ts';
import { searchArticles } from '#features/search/rules/search-articles.ts';
import { suggestSearches } from '#features/search/rules/suggest-searches.ts';
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
  firstSearchMs: number;
  kinds: { kind: string; alone: Percentiles; loaded: Percentiles }[];
  loaded: Percentiles & { cpuMs: number };
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

const target: DatabaseTarget = JSON.parse(process.argv[2] ?? '');
const open = await openDatabase(target);
console.log(JSON.stringify(await measure(open.db)));
await open.close();

async function measure(db: Db): Promise<SpeedResult> {
  const tags = await db.selectFrom('tag').select('name').where('name', 'like', '% %').orderBy('id').execute();
  const queries = makeQueryMix(tags.map((tag) => tag.name));
  const search = ({ query }: TimedQuery) => searchArticles(db, { query });
  const begun = performance.now();
  await search({ kind: '', query: 'komanda' });
  const firstSearchMs = performance.now() - begun;

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
  return {
    firstSearchMs,
    kinds,
    loaded: { ...percentiles(loaded.times), cpuMs: loaded.cpuMs },
    floor: { ...percentiles(floor.times), cpuMs: floor.cpuMs },
    publishToFound: percentiles(await publishAndFind(db)),
    suggestions: percentiles(suggested.times),
    memory: processMemory(process.pid),
  };
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
