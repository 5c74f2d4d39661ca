/**
 * `npm run bench -- push`: 5,000 readers of a match and 500 endpoints that never answer get a goal. Prints the time from the save
 * to the last good reader, once with the silent endpoints at a push service of their own and once among the good ones. Exits
 * with 1 when it takes longer than ten seconds.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allMigrations } from '#app/server/site-database.ts';
import { MINUTE } from '#az/format/durations.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, recordEvent } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { createBrowser } from '#tests/kit/content/push.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import { processCpu } from './process-cpu.ts';
import { startBenchSite } from './start-bench-site.ts';

const READERS = 5000;
const SILENT = 500;
const LIMIT_MS = 10_000;

buildIfStale();
const [first, second] = [await startPushService(), await startPushService()];
for (const [where, silentAt] of [
  ['at a push service of their own', second],
  ['among the good ones', first],
] as const) {
  const { took, cpu } = await measure(silentAt.origin);
  console.log(
    `${READERS} readers beside ${SILENT} silent endpoints ${where}: the last one has the goal ${took} ms after the save ` +
      `(limit ${LIMIT_MS} ms); the server used ${cpu} ms of CPU`,
  );
  if (took > LIMIT_MS) process.exitCode = 1;
}
process.exit();

/** Returns the milliseconds from the save of the goal until the last good reader has it, and the CPU time of the server. */
async function measure(silentOrigin: string): Promise<{ took: number; cpu: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-push-'));
  const file = join(folder, 'newsroom.sqlite');
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const { db } = open;
  await writeFixture(db, { id: 'derbi', kick_off: Date.now() });
  const at = { actor: await writeStaff(db, 'editor'), fixtureId: 'derbi', newId };
  await recordEvent(db, { ...at, id: newId(), now: Date.now(), event: kickOff(Date.now()) });
  await db.deleteFrom('outbox_event').execute();
  // Ids are random, so the silent endpoints are anywhere in the queue.
  const endpoints = [
    ...Array.from({ length: READERS }, (_, i) => `${first.origin}/good/${i}`),
    ...Array.from({ length: SILENT }, (_, i) => `${silentOrigin}/silent/${i}`),
  ];
  await writeFollowers(db, endpoints);
  const { site } = await startBenchSite(folder, {
    ALLOW_PRIVATE_ADDRESSES: '1',
    PUSH_HOSTS: '127.0.0.1',
    ...MEMORY_SETTINGS,
  });
  await sleep(3000);
  first.got.clear();
  const before = processCpu(site.pid) ?? 0;
  const saved = Date.now();
  await recordEvent(db, { ...at, id: newId(), now: saved, event: goal('home', 12, 'Elvin') });
  while (first.got.size < READERS && Date.now() - saved < 2 * MINUTE) await sleep(5);
  const took = Date.now() - saved;
  const cpu = Math.round(((processCpu(site.pid) ?? 0) - before) / 1000);
  await open.close();
  await site.kill();
  rmSync(folder, { recursive: true, force: true });
  return { took, cpu };
}

async function writeFollowers(db: Db, endpoints: readonly string[]): Promise<void> {
  const { keys } = createBrowser();
  const at = { created_at: Date.now(), seen_at: Date.now() };
  for (let from = 0; from < endpoints.length; from += 500) {
    const rows = endpoints.slice(from, from + 500).map((endpoint) => ({
      id: newId(),
      endpoint,
      host: new URL(endpoint).host,
      ...keys,
      ...at,
      goals_only: 0 as const,
      quiet_from: null,
      quiet_until: null,
    }));
    await db.insertInto('push_subscription').values(rows).execute();
    const topics = rows.map(({ id }) => ({
      subscription_id: id,
      kind: 'match' as const,
      subject_id: 'derbi',
    }));
    await db.insertInto('push_topic').values(topics).execute();
  }
}

/** A push service that takes 50 ms, and never answers for a silent endpoint. */
async function startPushService() {
  const got = new Set<string>();
  const server = createServer((request, response) => {
    request.resume();
    const path = request.url ?? '';
    if (path.startsWith('/silent/')) return;
    got.add(path);
    setTimeout(() => response.writeHead(201).end(), 50);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { got, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
