/**
 * `npm run torture -- load [seconds]`: 200 clients ask for pages that nobody has asked for before, with 256 MB of heap. Meanwhile an editor
 * opens lists one after the other, and 20 readers reload the front page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '#platform/sessions/actor.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { writeStaff } from '../tests/kit/content/accounts.ts';
import { writeArticle } from '../tests/kit/content/articles.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { signIn } from '../tests/kit/site/visitor.ts';
import { reportPromise } from './report-promise.ts';

const SECONDS = Number(process.argv[2] ?? 30);
const STRANGERS = 200;
const READERS = 20;

interface Counts {
  statuses: Record<number, number>;
  failed: string[];
  withoutRetryAfter: number;
  ms: number[];
}

buildIfStale();
await withEachEngine(async (engine, { db }, target) => {
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
  await Promise.all([
    ...run(STRANGERS, strangers, () => `/search?q=xeber+${next++}`),
    ...run(READERS, readers, () => '/'),
    ...run(1, staff, () => '/admin/articles', { cookie }),
  ]);
  const memory = processMemory(site.pid);
  await site.stop();
  rmSync(folder, { recursive: true, force: true });

  console.log(`\n${engine}, ${SECONDS} s`);
  console.log(`  new pages     ${format(strangers)}`);
  console.log(`  front page    ${format(readers)}`);
  console.log(`  editor        ${format(staff)}`);
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
});

function count(): Counts {
  return { statuses: {}, failed: [], withoutRetryAfter: 0, ms: [] };
}

function format({ statuses, ms }: Counts): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `${JSON.stringify(statuses)}, half in ${at(0.5)} ms, 95 % in ${at(0.95)} ms`;
}

function ask(
  port: number,
  path: string,
  { agent, headers, counts }: { agent: Agent; headers: Record<string, string>; counts: Counts },
): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      counts.failed.push(`${path}: ${error.code}`);
      resolve();
    };
    request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.on('error', fail);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
        if (status === 503 && !answer.headers['retry-after']) counts.withoutRetryAfter += 1;
        if (status === 200) counts.ms.push(performance.now() - begun);
        resolve();
      });
      answer.resume();
    })
      .on('error', fail)
      .end();
  });
}
