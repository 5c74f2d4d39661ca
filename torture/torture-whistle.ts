/**
 * `npm run torture -- whistle [readers]`: 10,000 readers with a connection each read the front page and the match in the seconds after
 * the final whistle, which makes both pages stale. With 256 MB of heap.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '#az/format/durations.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { kickOff, periodMark, recordEvent, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { ask, count, formatCounts } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const READERS = Number(process.argv[2] ?? 10_000);
/** They press within this time. */
const WITHIN_MS = 3000;
const PAGES = 3;

buildIfStale();
await withEachEngine(async (engine, { db }, target) => {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
  const actor = await writeStaff(db, 'editor');
  const season_id = await writeSeason(db);
  const at = Date.now() - 100 * MINUTE;
  const fixtureId = await writeFixture(db, { season_id, teams: ['Qarabağ', 'Neftçi'], kick_off: at });
  await writeLedger(db, fixtureId, [kickOff(at)]);
  const { site, url, port } = await startBenchSite(folder, {
    NODE_OPTIONS: '--max-old-space-size=256',
    ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') }),
  });
  // The server knows the canonical address.
  const named = matchAddress({ id: fixtureId, home: { slug: 'x' }, away: { slug: 'x' } });
  const moved = await fetch(url + named, { redirect: 'manual' });
  const paths = ['/', moved.headers.get('Location') ?? named];
  const counts = count();
  const agents = Array.from({ length: READERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  // Each has a connection before the whistle.
  const before = count();
  for (let first = 0; first < READERS; first += 100)
    await Promise.all(
      agents.slice(first, first + 100).map((agent) => ask(port, '/', { agent, headers: {}, counts: before })),
    );
  await recordEvent(db, {
    actor,
    fixtureId,
    id: newId(),
    event: periodMark('fullTime', Date.now()),
    now: Date.now(),
    newId,
  });
  await Promise.all(
    agents.map(async (agent, number) => {
      await sleep(Math.random() * WITHIN_MS);
      for (let page = 0; page < PAGES; page += 1)
        await ask(port, paths[(number + page) % paths.length] ?? '/', { agent, headers: {}, counts });
    }),
  );
  for (const agent of agents) agent.destroy();
  const memory = processMemory(site.pid);
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${engine}: ${READERS} readers, ${PAGES} pages each`);
  console.log(`  before        ${formatCounts(before)}`);
  console.log(`  after         ${formatCounts(counts)}`);
  console.log(`  memory        ${JSON.stringify(memory)}`);
  const all = [...before.failed, ...counts.failed];
  reportPromise('requests without an answer', all.length, all);
  reportPromise(
    'answers other than 200',
    READERS * PAGES - (counts.statuses[200] ?? 0) - counts.failed.length,
  );
});
