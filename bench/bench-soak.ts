/**
 * `npm run bench -- soak`: whether the built site stays within its memory limit. It runs with a heap of 256 MB and the
 * settings of memory of `npm start`, and gets requests for 10,000 missing pages, 10,000 pages that are not in the page
 * cache, and 10,000 pages of a signed-in account. `npm run bench -- soak 500` sends 500 of each. Exits with 1 when the site
 * ended or used more than 400 MB.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMigrations } from '#app/server/site-database.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { makeNewId } from '#platform/new-id.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { processMemory } from '#tests/kit/site/process-memory.ts';
import { sendLoad } from '#tests/kit/site/send-load.ts';
import { signIn } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import { startBenchSite } from './start-bench-site.ts';

const HEAP_MB = 256;
const LIMIT_MB = 400;
const CONNECTIONS = 20;
const count = Number(process.argv[2] ?? 10_000);

const folder = mkdtempSync(join(tmpdir(), 'newsroom-soak-'));
try {
  buildIfStale();
  const { addresses, email } = await fillDatabase(join(folder, 'newsroom.sqlite'));
  const { site, url, port } = await startBenchSite(folder, {
    ...MEMORY_SETTINGS,
    NODE_OPTIONS: `${MEMORY_SETTINGS.NODE_OPTIONS} --max-old-space-size=${HEAP_MB}`,
  });
  const fetchHere = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  const { cookies } = await signIn({ url, fetch: fetchHere }, email);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const deskAddresses = ['/', '/admin', '/admin/articles', '/admin/media'];
  const loads: [name: string, pathOf: (number: number) => string, headers: Record<string, string>][] = [
    ['missing pages', (number) => `/bele-sehife-yoxdur-${number}`, {}],
    ['cold pages', (number) => addresses[number % addresses.length] ?? '/', { 'accept-encoding': 'br' }],
    ['signed in', (number) => deskAddresses[number % deskAddresses.length] ?? '/', { cookie }],
  ];

  console.log(
    `${count} requests each, ${CONNECTIONS} at a time, heap of ${HEAP_MB} MB, Node ${process.version}\n`,
  );
  console.log(`${'MB'.padStart(24)}${'highest'.padStart(10)}   answers`);
  console.log(row('after the start', memoryOf(site.pid)));
  let isAlive = true;
  for (const [name, pathOf, headers] of loads) {
    const { statuses, failures } = await sendLoad({ port, connections: CONNECTIONS, count, pathOf, headers });
    console.log(row(name, memoryOf(site.pid)), JSON.stringify(statuses), failures > 0 ? 'and then none' : '');
    isAlive = failures === 0;
    if (!isAlive) break;
  }
  const { highest } = memoryOf(site.pid);
  if (isAlive) await site.stop();
  else console.log(`\nThe site ended:\n${site.lines.slice(0, 20).join('\n')}`);
  if (highest !== null) console.log(`\nAt most ${highest} MB (limit ${LIMIT_MB}).`);
  if (!isAlive || (highest ?? 0) > LIMIT_MB) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Creates the database. Returns the addresses of `count` articles, and an account that may sign in. */
async function fillDatabase(file: string): Promise<{ addresses: string[]; email: string }> {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const now = Date.now();
  await seedDefaultCategories(open.db, { now, newId: makeNewId(randomBytes) });
  await generateArticles(open.db, { count, now, seed: 1 });
  const articles = await open.db.selectFrom('article').select('slug').execute();
  const { email } = await writeStaff(open.db, 'editor');
  await open.close();
  return { addresses: articles.map(({ slug }) => `/article/${slug}`), email };
}

function memoryOf(pid: number): { now: number | null; highest: number | null } {
  const memory = processMemory(pid);
  const megabytes = (bytes: number | undefined) =>
    bytes === undefined ? null : Math.round(bytes / 1024 / 1024);
  return { now: megabytes(memory?.now), highest: megabytes(memory?.highest) };
}

function row(name: string, { now, highest }: ReturnType<typeof memoryOf>): string {
  return `${name.padEnd(18)}${String(now ?? '–').padStart(6)}${String(highest ?? '–').padStart(10)}  `;
}
