import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { allMigrations } from '#app/server/site-database.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { makeNewId } from '#platform/new-id.ts';
import { signedSession } from '#tests/kit/site/signed-session.ts';
import { processCpu } from './process-cpu.ts';

const SECRET = 'a-secret-for-the-bench-of-32-characters';
const DATA = '/tmp/prof/data';
mkdirSync(DATA, { recursive: true });
const file = `${DATA}/newsroom.sqlite`;
const isNew = !existsSync(file);
const open = await openDatabase({ kind: 'sqlite', file });
await migrateToLatest(open, allMigrations);
if (isNew) {
  await seedDefaultCategories(open.db, { now: Date.now(), newId: makeNewId(randomBytes) });
  await generateArticles(open.db, { count: 10_000, now: Date.now(), seed: 1 });
}
const newest = await open.db
  .selectFrom('article')
  .select('slug')
  .where('status', '=', 'published')
  .orderBy('published_at', 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();
await open.close();
const what = process.env.WHAT ?? 'home';
const path = what === 'home' ? '/' : what === 'article' ? `/article/${newest.slug}` : what;
const prof = process.env.PROF
  ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof/out', '--cpu-prof-interval=200']
  : [];
const child = spawn(
  process.execPath,
  [...prof, '--disable-warning=ExperimentalWarning', 'build/server/index.js'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: DATA,
      HOST: '127.0.0.1',
      PORT: '3123',
      SITE_URL: 'http://127.0.0.1:3123',
      AUTH_SECRET: SECRET,
    },
  },
);
const headers = { 'accept-encoding': process.env.ENC ?? 'br', cookie: signedSession(SECRET) };
for (;;) {
  try {
    await fetch('http://127.0.0.1:3123/health');
    break;
  } catch {
    await new Promise((r) => setTimeout(r, 100));
  }
}
const get = async () => {
  const r = await fetch(`http://127.0.0.1:3123${path}`, { headers, redirect: 'manual' });
  if (r.status !== 200) throw new Error(String(r.status));
  await r.arrayBuffer();
};
for (let n = 0; n < 200; n++) await get();
const costs: number[] = [];
for (let round = 0; round < 7; round++) {
  const before = processCpu(child.pid ?? 0) ?? 0;
  for (let n = 0; n < 100; n++) await get();
  costs.push(((processCpu(child.pid ?? 0) ?? 0) - before) / 100_000);
}
console.log(what, costs.map((c) => c.toFixed(2)).join(' '), 'ms CPU; min', Math.min(...costs).toFixed(2));
child.kill('SIGTERM');
await new Promise((r) => child.on('exit', r));
