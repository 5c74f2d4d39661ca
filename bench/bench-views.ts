/**
 * `npm run bench -- views`: how many page views a second the built site acknowledges after their commit, each of another
 * reader, on SQLite and on PostgreSQL. The server is killed while views arrive (kill -9), and the database must have every view
 * that was acknowledged. Exits with 1 when one is lost. `… views sqlite` or `… postgres` measures one engine only, `… views sqlite 2` a
 * site of two processes (PROCESSES). PostgreSQL runs with fsync off here.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine-of.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { listDatabaseProcesses } from './database-processes.ts';
import type { ViewLoad, ViewResult } from './generate-views.ts';
import { listChildren, processCpu } from './process-cpu.ts';
import { startBenchSite } from './start-bench-site.ts';
import { chosenEngines, type EngineName, withEachEngine } from './with-each-engine.ts';

const ARTICLES = 500;
const SECONDS = 8;
const LOAD = { connections: 64, depth: 128 };
/** The server is killed this long after the begin of the second load. */
const KILL_AFTER_MS = 3000;
const TARGET = 20_000;
const server = { PROCESSES: process.argv.find((argument) => /^\d+$/.test(argument)) ?? '1' };
const run = promisify(execFile);
const total = ({ acknowledged }: ViewResult) =>
  Object.values(acknowledged).reduce((sum, one) => sum + one, 0);

buildIfStale();
await withEachEngine(bench, chosenEngines(process.argv));

async function bench(engine: EngineName, open: OpenDatabase, target: DatabaseTarget): Promise<void> {
  await generateArticles(open.db, { count: ARTICLES, now: Date.now(), seed: 1 });
  await open.db.deleteFrom('search_index_queue').execute();
  const rows = await open.db
    .selectFrom('article')
    .select(['id', 'slug'])
    .orderBy('published_at', 'desc')
    .execute();
  const slugs = rows.map(({ slug }) => slug);
  const before = await readViews(open);
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-views-'));
  const env = {
    ...server,
    TRUST_PROXY: '1',
    ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: dirname(target.file) }),
  };
  const first = await startBenchSite(folder, env);
  const warmUp = await report({ port: first.port, slugs, part: 3, forMs: 1500 });
  const processes = [first.site.pid, ...listChildren(first.site.pid), ...(await listDatabaseProcesses(open))];
  const cpuNow = () => processes.reduce((sum, pid) => sum + (processCpu(pid) ?? 0), 0);
  const cpu = cpuNow();
  const measured = await report({ port: first.port, slugs, part: 1, forMs: SECONDS * 1000 });
  const used = cpuNow() - cpu;
  const count = total(measured);
  console.log(
    `\n${engine}: ${Math.round(measured.perSecond)} views/s acknowledged (target ${TARGET} on SQLite), ${(used / count).toFixed(1)} µs of CPU each, ` +
      `so ${Math.round(1e6 / (used / count))} a second of one core; p50 ${measured.p50.toFixed(0)} ms, p99 ${measured.p99.toFixed(0)} ms, ` +
      `${measured.refused} refused; the generator used ${measured.ownUse.toFixed(2)} of a core`,
  );
  const killed = report({ port: first.port, slugs, part: 2, forMs: SECONDS * 1000 });
  await sleep(KILL_AFTER_MS);
  await first.site.kill();
  const last = await killed;
  const after = await readViews(open);
  const lost = countLost({ before, after, results: [warmUp, measured, last] });
  console.log(`${engine}: killed after ${total(last)} more; lost: ${lost}`);
  if (lost > 0) process.exitCode = 1;
  rmSync(folder, { recursive: true, force: true });
}

async function report(load: Pick<ViewLoad, 'port' | 'slugs' | 'part' | 'forMs'>): Promise<ViewResult> {
  const { stdout } = await run(
    process.execPath,
    ['bench/generate-views.ts', JSON.stringify({ ...LOAD, ...load })],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

type Views = Map<string, number>;

async function readViews({ db }: OpenDatabase): Promise<Views> {
  const rows = await db
    .selectFrom('article')
    .innerJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select(['article.slug', 'article_stats.views'])
    .execute();
  return new Map(rows.map(({ slug, views }) => [slug, views]));
}

/** How many acknowledged views the database does not have. It may have more: views that were committed but not answered. */
function countLost({
  before,
  after,
  results,
}: {
  before: Views;
  after: Views;
  results: ViewResult[];
}): number {
  const slugs = new Set(results.flatMap(({ acknowledged }) => Object.keys(acknowledged)));
  return [...slugs].reduce((lost, slug) => {
    const expected = results.reduce(
      (sum, { acknowledged }) => sum + (acknowledged[slug] ?? 0),
      before.get(slug) ?? 0,
    );
    return lost + Math.max(0, expected - (after.get(slug) ?? 0));
  }, 0);
}
