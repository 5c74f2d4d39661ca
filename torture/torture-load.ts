/**
 * `npm run torture -- load [seconds] [sqlite|postgres]`: 200 clients ask for pages that nobody has asked for before, with 256 MB of heap. Meanwhile an editor
 * writes and saves articles, another opens lists, the match desk enters events, and 20 readers reload the front page. Ten times as many as
 * the event loop can render for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR } from '#az/format/durations.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { processCpu } from '../bench/process-cpu.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { chosenEngines, withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { writeStaff } from '../tests/kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '../tests/kit/content/ledgers.ts';
import { writeFixture } from '../tests/kit/content/matches.ts';
import { CATEGORIES, makeArticleWriter } from '../tests/kit/crash/article-writer.ts';
import { makeMatchOperator } from '../tests/kit/crash/match-operator.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { signIn } from '../tests/kit/site/visitor.ts';
import { ask, type Counts, count, formatCounts, formatShares, timeOf } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const SECONDS = Number(process.argv[2] ?? 30);
const STRANGERS = 200;
const READERS = 20;
/** For 95 of 100 saves or entries of the match desk: until the answer, or of CPU of the server, which has other threads, on a busy machine. */
const MAX_SAVE_MS = 300;

buildIfStale();
await withEachEngine(
  async (engine, { db }, target) => {
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
    const editor: Actor = await writeStaff(db, 'editor');
    for (let number = 0; number < 50; number += 1) await writeArticle(db, { title: `Xəbər ${number}` });
    const { site, url, port } = await startBenchSite(folder, {
      NODE_OPTIONS: '--max-old-space-size=256',
      TRUST_PROXY: '1',
      ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') }),
    });
    const visitor = await signIn(
      { url, fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }) },
      editor.email,
    );
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    for (const slug of CATEGORIES) await writeCategory(db, slug);
    const place = {
      url,
      fetch: (path: string, init?: RequestInit) =>
        fetch(url + path, { redirect: 'manual', ...init, headers: { Origin: url, ...init?.headers } }),
    };
    const fixtureId = await writeFixture(db, { kick_off: Date.now() - HOUR });
    await writeLedger(db, fixtureId, [kickOff(Date.now() - HOUR)]);
    const who = { visitor, staffId: editor.id };
    const writers = [
      { ...makeArticleWriter(place, { ...who, name: 'torture' }), saves: newSaves('saves') },
      { ...makeMatchOperator(place, { ...who, fixtureId }), saves: newSaves('match desk') },
    ];
    // The first of each reads its code.
    for (const { write, saves } of writers) await write(() => Promise.reject(new Error(saves.name)));
    const end = Date.now() + SECONDS * 1000;
    let next = 0;
    const strangers = count();
    const readers = count();
    const staff = count();
    const run = (clients: number, counts: Counts, pathOf: () => string, headers = {}) =>
      Array.from({ length: clients }, async () => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        while (Date.now() < end) await ask(port, pathOf(), { agent, headers, counts });
        agent.destroy();
      });
    const save = async ({ write, saves }: (typeof writers)[number]) => {
      while (Date.now() < end) {
        const [begun, cpuBefore] = [performance.now(), processCpu(site.pid) ?? 0];
        await write(() => Promise.reject(new Error(`The server did not answer: ${saves.name}`)));
        saves.ms.push(performance.now() - begun);
        saves.cpu.push(((processCpu(site.pid) ?? 0) - cpuBefore) / 1000);
        await sleep(100);
      }
    };
    const cpu = processCpu(site.pid);
    const begunAt = performance.now();
    await Promise.all([
      ...writers.map(save),
      ...run(STRANGERS, strangers, () => `/search?q=xeber+${next++}`),
      ...run(READERS, readers, () => '/'),
      ...run(1, staff, () => '/admin/articles', { cookie }),
    ]);
    const memory = processMemory(site.pid);
    const busy = ((processCpu(site.pid) ?? 0) - (cpu ?? 0)) / 1000 / (performance.now() - begunAt);
    await site.stop();
    rmSync(folder, { recursive: true, force: true });

    console.log(`\n${engine}, ${SECONDS} s`);
    console.log(`  new pages     ${formatCounts(strangers)}`);
    console.log(`  front page    ${formatCounts(readers)}`);
    console.log(`  editor        ${formatCounts(staff)}`);
    for (const { saves } of writers)
      console.log(
        `  ${saves.name.padEnd(13)} ${saves.ms.length}, ${formatShares(saves.ms)}; CPU of the server meanwhile: ${formatShares(saves.cpu)}`,
      );
    console.log(`  CPU           ${busy.toFixed(2)} cores`);
    console.log(`  memory        ${JSON.stringify(memory)}`);
    const all = [strangers, readers, staff];
    reportPromise(
      'requests without an answer',
      all.flatMap(({ failed }) => failed).length,
      all.flatMap(({ failed }) => failed),
    );
    reportPromise(
      'answers 500',
      all.reduce((sum, { statuses }) => sum + (statuses[500] ?? 0), 0),
    );
    reportPromise(
      '503 without Retry-After',
      all.reduce((sum, one) => sum + one.withoutRetryAfter, 0),
    );
    reportPromise('front page or editor refused', (readers.statuses[503] ?? 0) + (staff.statuses[503] ?? 0));
    for (const { saves } of writers)
      reportPromise(
        `ms above ${MAX_SAVE_MS} for 95 % of: ${saves.name}`,
        Math.max(0, Math.round(Math.min(timeOf(saves.ms, 0.95), timeOf(saves.cpu, 0.95)) - MAX_SAVE_MS)),
      );
  },
  chosenEngines(process.argv.slice(3)),
);

/** How long writes took, and the CPU time that the server used meanwhile, in ms: what each takes where the server has a core for itself. */
function newSaves(name: string): { name: string; ms: number[]; cpu: number[] } {
  return { name, ms: [], cpu: [] };
}
