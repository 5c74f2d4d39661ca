/**
 * `npm run bench -- newsroom`: how long the server needs for every list and chart of the back-office with 100,000 articles
 * and 10,000,000 views, on SQLite and on PostgreSQL. `… newsroom 10000` uses that many articles with 100 views each;
 * `… newsroom sqlite` or `… postgres` measures one engine only.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { makeNewId } from '#platform/new-id.ts';
import { fillFigures } from './fill-figures.ts';
import { fillNewsroom } from './fill-newsroom.ts';
import { listQuestions, type Question } from './newsroom-questions.ts';
import { indexAll } from './search/index-all.ts';
import { analyse, chosenEngines, type EngineName, withEachEngine } from './with-each-engine.ts';

const numbers = process.argv.slice(2).filter((one) => /^\d+$/.test(one));
const ARTICLES = Number(numbers[0] ?? 100_000);
const VIEWS = 100 * ARTICLES;
const ROUNDS = 20;
/** Milliseconds of server time for 95 of 100 queries. */
const TARGET = 100;

const newId = makeNewId(randomBytes);
const load = () => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

await withEachEngine(bench, chosenEngines(process.argv));

async function bench(name: EngineName, { db }: OpenDatabase): Promise<void> {
  const begun = performance.now();
  const now = Date.now();
  await generateArticles(db, { count: ARTICLES, now, seed: 1 });
  await fillFigures(db, { views: VIEWS, now });
  const author = await fillNewsroom(db, { now, newId });
  await indexAll(db);
  await analyse(name, db);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`\n${name}: ${ARTICLES} articles, ${VIEWS} views, written in ${seconds} s; ${load()}`);
  console.log(
    `${''.padEnd(44)}${['p50', 'p95', 'max', 'CPU'].map((one) => one.padStart(9)).join('')}  ms; CPU of this process`,
  );
  let slow = 0;
  for (const question of await listQuestions({ db, author, now, newId })) slow += await measure(question);
  console.log(`${name}: ${slow === 0 ? 'all' : `all but ${slow}`} within ${TARGET} ms at p95.`);
}

/** Measures a query and prints a line. Returns 1 when it is too slow. The first two rounds warm up. */
async function measure({ name, ask }: Question): Promise<number> {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (let round = -2; round < ROUNDS; round += 1) {
    if (round === 0) cpu = process.cpuUsage();
    const begun = performance.now();
    await ask();
    if (round >= 0) times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(ROUNDS - 1, Math.ceil(ROUNDS * share) - 1)] ?? Number.NaN;
  const p95 = at(0.95);
  const cells = [at(0.5), p95, at(1), (user + system) / 1000 / ROUNDS]
    .map((ms) => ms.toFixed(1).padStart(9))
    .join('');
  console.log(`${name.padEnd(44)}${cells}  ${p95 <= TARGET ? '✓' : '✗'}`);
  return p95 <= TARGET ? 0 : 1;
}
