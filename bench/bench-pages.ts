/**
 * `npm run bench`: how fast the built site is with 10,000 articles, compared with a bare Node server that sends the same
 * bytes. The two are measured in turn, and each starts as often as the other. Each round is compared with the round next to
 * it, so that other load on the machine affects both. `npm run bench -- 2` measures for 2 seconds at a time instead of 1.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { allMigrations } from '#app/server/site-database.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { makeNewId } from '#platform/new-id.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { measureRate, type Rate, recordAnswer, type Server, startBareServer } from './measure.ts';
import { processCpu } from './process-cpu.ts';
import { scriptBytes } from './script-bytes.ts';
import { startBenchSite } from './start-bench-site.ts';

const ARTICLES = 10_000;
const ROUNDS = { cached: 10, uncached: 5 };
/** A cached page should be nearly as fast as the bare server. */
const TARGET = 0.97;
const seconds = Number(process.argv[2] ?? 1);

const ANYONE = { 'accept-encoding': 'br' };
const SECRET = 'a-secret-for-the-bench-of-32-characters';
/** A request with a session gets a page rendered for it, nothing from the cache. */
const UNCACHED = { 'accept-encoding': 'gzip, deflate, br, zstd', cookie: signedSession(SECRET) };
/** CPU of an uncached page, as a multiple of what React alone needs for its tree. */
const UNCACHED_TARGET = 2;

const folder = mkdtempSync(join(tmpdir(), 'newsroom-bench-'));
try {
  buildIfStale();
  const article = await fillDatabase(join(folder, 'newsroom.sqlite'));
  const renderTimes = join(folder, 'render-times.json');
  const { site, port } = await startBenchSite(folder, {
    AUTH_SECRET: SECRET,
    NODE_OPTIONS: `--import=${pathToFileURL('bench/measure-render.ts')}`,
    RENDER_TIMES: renderTimes,
  });
  const server = { port, pid: site.pid };
  await waitUntilQuiet(site.pid);
  const busy = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores before`;
  console.log(
    `${ARTICLES} articles, Node ${process.version}, ${ROUNDS.cached} × ${seconds} s each, median, ${busy}\n`,
  );
  console.log(row('', 'req/s', 'bare', 'ratio', 'CPU µs', 'bare', 'ratio'));
  const ratios = [];
  const pages = [
    ['home', '/'],
    ['article', article],
  ] as const;
  for (const [name, path] of pages)
    ratios.push(await compare(`${name}, cached`, server, { path, headers: ANYONE }, ROUNDS.cached));
  console.log(`\n${row('', 'req/s', 'CPU ms', 'lowest', 'React', 'ratio')}`);
  for (const [name, path] of pages)
    await compareWithReact(`${name}, uncached`, { server, path, renderTimes });
  console.log(`\n${row('', 'HTML', 'br', 'script', 'all', '', '')}   bytes; script as sent`);
  for (const [name, path] of [
    ['home', '/'],
    ['article', article],
    ['category', '/category/football'],
    ['live scores', '/live-scores'],
  ] as const) {
    const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const { first, all } = scriptBytes(html);
    const bytes = [Buffer.byteLength(html), brotliCompressSync(html).length, first, all];
    console.log(row(name, ...bytes.map(String)));
  }
  const worst = Math.min(...ratios);
  console.log(`\nCached pages: ${worst.toFixed(2)} of a bare server (target ${TARGET}).`);
  console.log(`Uncached pages: at most ${UNCACHED_TARGET} times React alone, and 3 ms, are the target.`);
  await site.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Measures the site and a bare server in turn, prints a line, and returns the ratio of their rates. */
async function compare(
  name: string,
  server: Server,
  asked: { path: string; headers: Record<string, string> },
  rounds: number,
): Promise<number> {
  const bare = await startBareServer(await recordAnswer(server, asked), folder);
  const ours: Rate[] = [];
  const theirs: Rate[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turns = [async () => ours.push(await measureRate(server, asked, seconds * 1000))];
    turns.push(async () => theirs.push(await measureRate(bare, asked, seconds * 1000)));
    for (const measure of round % 2 === 0 ? turns : turns.reverse()) await measure();
  }
  bare.stop();
  const compared = (of: (rate: Rate) => number) => {
    const ratio = median(ours.map((rate, round) => of(rate) / of(theirs[round] ?? rate)));
    return [median(ours.map(of)), median(theirs.map(of)), ratio] as const;
  };
  const rate = compared(({ perSecond }) => perSecond);
  const cpu = compared(({ cpu }) => cpu ?? 0);
  const busiest = Math.max(...theirs.map((one) => one.ownUse));
  const numbers = [...rate.slice(0, 2).map((n) => n.toFixed(0)), rate[2].toFixed(2)];
  const cpuNumbers = [...cpu.slice(0, 2).map((n) => n.toFixed(1)), cpu[2].toFixed(2)];
  console.log(
    row(name, ...numbers, ...cpuNumbers) + (busiest > 0.9 ? '   (the load generator was at its limit)' : ''),
  );
  return rate[2];
}

/** Measures pages that are rendered for each request beside React alone with the same tree and data, and prints a line. */
async function compareWithReact(
  name: string,
  { server, path, renderTimes }: { server: Server; path: string; renderTimes: string },
): Promise<void> {
  const rates: Rate[] = [];
  const react: number[] = [];
  for (let round = 0; round < ROUNDS.uncached; round += 1) {
    rates.push(await measureRate(server, { path, headers: UNCACHED }, seconds * 1000));
    rmSync(renderTimes, { force: true });
    process.kill(server.pid, 'SIGUSR2');
    while (!existsSync(renderTimes)) await sleep(100);
    react.push(JSON.parse(readFileSync(renderTimes, 'utf8'))[path]);
  }
  const spent = rates.map(({ cpu }) => (cpu ?? Number.NaN) / 1000);
  const ratio = median(spent.map((one, round) => one / (react[round] ?? Number.NaN)));
  const numbers = [median(spent), Math.min(...spent), median(react), ratio].map((one) => one.toFixed(2));
  console.log(row(name, median(rates.map((one) => one.perSecond)).toFixed(0), ...numbers));
}

/** Creates the database and returns the address of its newest article. */
async function fillDatabase(file: string): Promise<string> {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const now = Date.now();
  await seedDefaultCategories(open.db, { now, newId: makeNewId(randomBytes) });
  await generateArticles(open.db, { count: ARTICLES, now, seed: 1 });
  const newest = await open.db
    .selectFrom('article')
    .select('slug')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await open.close();
  return `/article/${newest.slug}`;
}

/** Resolves when the server has finished its background work, such as indexing; after a minute at most. */
async function waitUntilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    const before = processCpu(pid) ?? 0;
    await sleep(1000);
    if ((processCpu(pid) ?? 0) - before < 20_000) return;
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

function row(name: string, ...values: string[]): string {
  return name.padEnd(18) + values.map((value) => value.padStart(9)).join('');
}
