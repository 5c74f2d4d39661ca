/**
 * `npm run bench -- cluster [publishes]`: three instances on one PostgreSQL. An editor publishes at each in turn, and a reader of each reloads
 * the front page until it has the article. Prints the time from the answer to the editor until each reader sees it; the aim is 300 ms for
 * 99 of 100.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allMigrations } from '#app/server/site-database.ts';
import { MINUTE } from '#az/format/durations.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { startThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { signIn, type Visitor } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import { publishArticle } from './publish-article.ts';
import { startBenchSite } from './start-bench-site.ts';

const INSTANCES = 3;
const TARGET_MS = 300;
/** Between two looks of a reader. */
const RELOAD_MS = 5;

const publishes = Number(process.argv[2] ?? 100);
buildIfStale();
const postgres = startThrowAwayPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed');
const folders: string[] = [];
const siteUrl = `http://127.0.0.1:${await freePort()}`;
const email = await fillDatabase(postgres.url);
const instances = await Promise.all(Array.from({ length: INSTANCES }, startInstance));
const visitors = await Promise.all(instances.map(({ url }) => signInAt(url)));

const times: { sameInstance: number[]; others: number[] } = { sameInstance: [], others: [] };
for (let number = 0; number < publishes; number += 1) {
  const at = number % INSTANCES;
  // The editor would be asked about articles that are alike.
  const title = Array.from({ length: 4 }, randomWord).join(' ');
  const readers = instances.map(({ url }) => waitFor(url, title));
  const published = await publishArticle(visitors[at] as Visitor, title);
  for (const [reader, seen] of (await Promise.all(readers)).entries())
    times[reader === at ? 'sameInstance' : 'others'].push(Math.max(0, seen - published));
}
console.log(`publish to visible, the instance of the editor: ${describe(times.sameInstance)}`);
console.log(
  `publish to visible, the other instances: ${describe(times.others)} (target p99 ${TARGET_MS} ms)`,
);
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
for (const { site } of instances) await site.stop();
postgres.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

async function startInstance() {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-cluster-'));
  folders.push(folder);
  return startBenchSite(folder, {
    ...MEMORY_SETTINGS,
    SITE_URL: siteUrl,
    DATABASE_URL: postgres?.url ?? '',
    AUTH_SECRET: 'the-same-secret-for-all-of-the-instances',
  });
}

function signInAt(url: string): Promise<Visitor> {
  return signIn(
    { url: siteUrl, fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }) },
    email,
  );
}

function randomWord(): string {
  return Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

/** Resolves with the moment at which a reader of the instance has seen the title. */
async function waitFor(url: string, title: string): Promise<number> {
  for (;;) {
    if ((await (await fetch(url)).text()).includes(title)) return performance.now();
    await sleep(RELOAD_MS);
  }
}

function describe(list: number[]): string {
  list.sort((a, b) => a - b);
  const at = (share: number) => (list[Math.ceil(list.length * share) - 1] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms of ${list.length}`;
}

async function fillDatabase(url: string): Promise<string> {
  const open = await openDatabase({ kind: 'postgres', url });
  await migrateToLatest(open, allMigrations);
  const now = Date.now();
  await seedDefaultCategories(open.db, { now, newId });
  await generateArticles(open.db, { count: 500, now: now - MINUTE, seed: 1 });
  await open.db.deleteFrom('search_index_queue').execute();
  const staff = await writeStaff(open.db, 'editor');
  await open.close();
  return staff.email;
}
