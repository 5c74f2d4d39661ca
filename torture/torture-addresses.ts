/**
 * `npm run torture -- addresses [addresses]`: each request comes from another address (100,000), as the proxy says: sign-ins that fail,
 * views of an article, and pages. With 256 MB of heap on both engines.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { writeArticle } from '../tests/kit/content/articles.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { ask, count, formatCounts } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const ADDRESSES = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 50;
/** More than the process needs for pages: what is kept for each address would exceed it. */
const MAX_GROWTH = 150 * 1024 ** 2;

buildIfStale();
await withEachEngine(async (engine, { db }, target) => {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
  const { slug } = await writeArticle(db);
  const { site, url, port } = await startBenchSite(folder, {
    NODE_OPTIONS: '--max-old-space-size=256',
    TRUST_PROXY: '1',
    ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') }),
  });
  const counts = count();
  let next = 0;
  let early = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const work = async () => {
    while (next < ADDRESSES) {
      const number = next++;
      if (number === Math.floor(ADDRESSES / 10)) early = processMemory(site.pid)?.now ?? 0;
      const address = `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}::1`;
      const headers = {
        'X-Forwarded-For': address,
        'User-Agent': `Mozilla/5.0 Firefox/${number}`,
        Origin: url,
        'Content-Type': 'application/x-www-form-urlencoded',
      };
      if (number % 3 === 0) await ask(port, `/article/${slug}?v=${number}`, { agent, headers, counts });
      else if (number % 3 === 1)
        await ask(port, '/newsletter', { agent, headers, counts, body: 'email=yalnis&consent=yes' });
      else await ask(port, '/sorgu/yoxdur', { agent, headers, counts, body: 'option=yoxdur' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  const late = processMemory(site.pid);
  const rows = await db
    .selectFrom('attempt_count')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  console.log(`\n${engine}: ${ADDRESSES} addresses`);
  console.log(`  answers       ${formatCounts(counts)}`);
  console.log(
    `  memory        ${JSON.stringify({ early, late })}, ${rows.rows} counted addresses in the database`,
  );
  reportPromise('requests without an answer', counts.failed.length, counts.failed);
  reportPromise('answers 500', counts.statuses[500] ?? 0);
  reportPromise(
    `MB of growth above ${MAX_GROWTH / 1024 ** 2} after a tenth of the addresses`,
    Math.max(0, Math.round(((late?.now ?? 0) - early - MAX_GROWTH) / 1024 ** 2)),
  );
});
