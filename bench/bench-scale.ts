/**
 * `npm run bench -- scale`: server time of each page with 1,000, 10,000 and 100,000 articles and as many matches, compared in the
 * same run with 1,000 of each, on SQLite and on PostgreSQL. `… scale 1000000 sqlite` goes on to a million articles (with
 * 100,000 matches); `… scale search` measures the search too, after its index is written; `… folder=PATH` keeps the SQLite
 * archives there for the next run; `… only=NAME` measures the pages with this in their name. Exits with 1 when a page takes
 * more than 1.5 times as long.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { allMigrations } from '#app/server/site-database.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { makeNewId } from '#platform/new-id.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { startThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import type { SiteProcess } from '#tests/kit/site/site-process.ts';
import { signIn } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { listDatabaseProcesses } from './database-processes.ts';
import { processCpu } from './process-cpu.ts';
import { fillArchive, fillRecentViews } from './scale/fill-archive.ts';
import { fillMatches } from './scale/fill-matches.ts';
import { listScaleQuestions, type ScaleQuestion } from './scale/scale-questions.ts';
import { indexAll } from './search/index-all.ts';
import { startBenchSite } from './start-bench-site.ts';
import { chosenEngines, type EngineName } from './with-each-engine.ts';

const FLOOR = 1000;
const MAX_MATCHES = 100_000;
/** Each page is requested so often, after the rounds that warm up. */
const ROUNDS = 16;
const WARM_UP = 4;
const MAX_RATIO = 1.5;
/** Differences below this time are noise. */
const NOISE_MS = 1;
const SECRET = 'a-secret-for-the-bench-of-32-characters';

const kept = process.argv.find((one) => one.startsWith('folder='))?.slice(7);
const numbers = process.argv.slice(2).filter((one) => /^\d+$/.test(one));
const largest = Number(numbers[0] ?? 100_000);
const sizes = [10_000, 100_000, 1_000_000]
  .filter((size) => size < largest && kept === undefined)
  .concat(largest);
const withSearch = process.argv.includes('search');
const only = process.argv.find((one) => one.startsWith('only='))?.slice(5);
const newId = makeNewId(randomBytes);
const folder = kept ?? mkdtempSync(join(tmpdir(), 'newsroom-scale-'));

/** A growing database with the site that shows it. */
interface Archive {
  folder: string;
  target: DatabaseTarget;
  open: OpenDatabase;
  email: string;
  staffId: string;
  now: number;
  size: number;
}

interface RunningArchive {
  site: SiteProcess;
  port: number;
  cookie: string;
  questions: ScaleQuestion[];
}

interface Measured {
  /** Median time in ms. */
  time: number;
  /** CPU of the server and of its database in ms. */
  cpu: number;
  bytes: number;
}

try {
  buildIfStale();
  for (const engine of chosenEngines(process.argv)) await benchEngine(engine);
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

async function benchEngine(engine: EngineName): Promise<void> {
  const server = engine === 'PostgreSQL' ? startThrowAwayPostgres() : null;
  if (engine === 'PostgreSQL' && !server) return console.log('\nPostgreSQL: not installed, not measured.');
  try {
    const floor = await openArchive(await targetOf('floor', server?.url));
    await grow(engine, floor, FLOOR);
    const grown = await openArchive(await targetOf('grown', server?.url));
    const floorSite = await startArchive(floor);
    for (const size of sizes) {
      await grow(engine, grown, size);
      const site = await startArchive(grown);
      await compare(engine, { floor, floorSite, grown, site });
      await site.site.stop();
    }
    await floorSite.site.stop();
    for (const { open } of [floor, grown]) await open.close();
  } finally {
    server?.stop();
  }
}

async function targetOf(name: string, url: string | undefined): Promise<DatabaseTarget> {
  if (url === undefined) return { kind: 'sqlite', file: join(folder, name, 'newsroom.sqlite') };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { kind: 'postgres', url: address.href };
}

async function openArchive(target: DatabaseTarget): Promise<Archive> {
  const open = await openDatabase(target);
  await migrateToLatest(open, allMigrations);
  await seedDefaultCategories(open.db, { now: Date.now(), newId });
  const known = await open.db
    .selectFrom('staff')
    .select(['id', 'email'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { id, email } = known ?? (await writeStaff(open.db, 'admin'));
  const { size, newest } = await open.db
    .selectFrom('article')
    .select((eb) => [eb.fn.countAll<number>().as('size'), eb.fn.max('created_at').as('newest')])
    .executeTakeFirstOrThrow();
  const data = mkdtempSync(join(tmpdir(), 'newsroom-scale-data-'));
  return { folder: data, target, open, email, staffId: id, now: newest ?? Date.now(), size: Number(size) };
}

async function grow(engine: EngineName, archive: Archive, size: number): Promise<void> {
  const begun = performance.now();
  const { db } = archive.open;
  const { now, staffId } = archive;
  if (engine === 'SQLite') await sql`pragma synchronous = off`.execute(db);
  if (archive.size >= size) return;
  await fillArchive(db, { from: archive.size, to: size, now, staffId });
  await fillMatches(db, { from: Math.min(archive.size, MAX_MATCHES), to: Math.min(size, MAX_MATCHES), now });
  await fillRecentViews(db, { count: size, now });
  if (withSearch) await indexAll(db);
  else await sql`delete from search_index_queue`.execute(db);
  // PostgreSQL does it by itself after a while. SQLite has no statistics in production.
  if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  archive.size = size;
  console.log(
    `\n${engine}: ${size} articles, written in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
}

async function startArchive({ folder: data, target, open, email, now }: Archive): Promise<RunningArchive> {
  const begun = performance.now();
  const { site, url, port } = await startBenchSite(data, {
    AUTH_SECRET: SECRET,
    ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') }),
  });
  console.log(`ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  const editor = await signIn(
    { url, fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }) },
    email,
  );
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const questions = await listScaleQuestions(open.db, { now });
  return { site, port, cookie, questions: questions.concat(withSearch ? searchQuestions : []) };
}

const searchQuestions: ScaleQuestion[] = [
  { name: 'search', path: '/search?q=qarabag%20oyunu' },
  { name: 'admin: search', path: '/admin/articles?q=Qaraba%C4%9F', isAdmin: true },
];

async function compare(
  engine: EngineName,
  {
    floor,
    floorSite,
    grown,
    site,
  }: { floor: Archive; floorSite: RunningArchive; grown: Archive; site: RunningArchive },
): Promise<void> {
  await waitUntilQuiet(site.site.pid);
  console.log(
    `${engine}: ${grown.size} articles beside ${floor.size}; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
  );
  console.log(row('', ['ms', 'CPU', `ms ${FLOOR}`, `CPU ${FLOOR}`, 'KB', 'ratio', 'CPU']));
  const slow: string[] = [];
  for (const [at, question] of site.questions.entries()) {
    if (only && !question.name.includes(only)) continue;
    const floorQuestion = floorSite.questions[at];
    if (!floorQuestion) continue;
    const [ours, base] = await measurePair([
      { archive: grown, running: site, question },
      { archive: floor, running: floorSite, question: floorQuestion },
    ]);
    const scale = question.isSized ? base.bytes / ours.bytes : 1;
    const ratio = (ours.time * scale) / base.time;
    const cpuRatio = (ours.cpu * scale) / base.cpu;
    // Both must be too high: the time is disturbed by other work, and the CPU by the jobs of the server.
    const isSlow = Math.min(ratio, cpuRatio) > MAX_RATIO && ours.time * scale - base.time > NOISE_MS;
    if (isSlow) slow.push(question.name);
    const cells = [ours.time, ours.cpu, base.time, base.cpu].map((ms) => ms.toFixed(1));
    console.log(
      `${row(question.name, [...cells, (ours.bytes / 1024).toFixed(0), ratio.toFixed(2), cpuRatio.toFixed(2)])} ${isSlow ? '✗' : '✓'}`,
    );
  }
  console.log(
    slow.length === 0
      ? `All within ${MAX_RATIO} times.`
      : `More than ${MAX_RATIO} times: ${slow.join(', ')}.`,
  );
  if (slow.length > 0) process.exitCode = 1;
}

interface Measuring {
  archive: Archive;
  running: RunningArchive;
  question: ScaleQuestion;
}

/** Requests two pages in turn, so that other work on the machine slows both. */
async function measurePair(pair: readonly [Measuring, Measuring]): Promise<[Measured, Measured]> {
  const requests = await Promise.all(pair.map(prepareRequest));
  const rounds = requests.map((): Measured[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [at, send] of requests.entries()) {
      const measured = await send();
      if (round >= 0) rounds[at]?.push(measured);
    }
  const medianOf = (measured: readonly Measured[] = []): Measured => {
    const middle = (of: (one: Measured) => number) =>
      measured.map(of).sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
    return {
      time: middle(({ time }) => time),
      cpu: middle(({ cpu }) => cpu),
      bytes: middle(({ bytes }) => bytes),
    };
  };
  return [medianOf(rounds[0]), medianOf(rounds[1])];
}

async function prepareRequest({ archive, running, question }: Measuring): Promise<() => Promise<Measured>> {
  const url = `http://127.0.0.1:${running.port}${question.path}`;
  const headers = { cookie: question.isAdmin ? running.cookie : signedSession(SECRET) };
  const processes = [running.site.pid, ...(await listDatabaseProcesses(archive.open))];
  const cpuNow = () => processes.reduce((sum, pid) => sum + (processCpu(pid) ?? 0), 0) / 1000;
  return async () => {
    const [begun, cpu] = [performance.now(), cpuNow()];
    const answer = await fetch(url, { headers, redirect: 'manual' });
    const { byteLength: bytes } = await answer.arrayBuffer();
    if (answer.status !== 200 && question.name !== 'not found')
      throw new Error(`${question.path} answers ${answer.status}`);
    return { time: performance.now() - begun, cpu: cpuNow() - cpu, bytes };
  };
}

/** Resolves when the server has finished its background work, such as indexing; after two minutes at most. */
async function waitUntilQuiet(pid: number): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const before = processCpu(pid) ?? 0;
    await sleep(1000);
    if ((processCpu(pid) ?? 0) - before < 40_000) return;
  }
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(10)).join('');
}
