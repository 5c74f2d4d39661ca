/**
 * `npm run torture -- addresses [addresses] [sqlite|postgres]`: each request comes from another address (100,000), as the proxy says: votes
 * that the limit counts, views of an article, and forms that are refused. With 256 MB of heap.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemText } from '#app/text/problems.ts';
import { HOUR } from '#az/format/durations.ts';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import { deleteOldAttempts } from '#platform/limits/reserve-attempt.ts';
import { formatTyped } from '#platform/records/record.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { chosenEngines, withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { writeStaff } from '../tests/kit/content/accounts.ts';
import { newId, writeArticle } from '../tests/kit/content/articles.ts';
import { processMemory } from '../tests/kit/site/process-memory.ts';
import { ask, count, formatCounts } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const ADDRESSES = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 50;
/** Votes of one address in an hour (`src/features/polls/rules/vote-in-poll.ts`). */
const MAX_VOTES = 200;
/** More than the process needs for pages: what is kept for each address would exceed it. */
const MAX_GROWTH = 150 * 1024 ** 2;

buildIfStale();
await withEachEngine(
  async (engine, { db }, target) => {
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
    const { slug } = await writeArticle(db);
    const question = { question: 'Kim qalib gələcək?', options: ['Qarabağ', 'Neftçi'], closesAt: null };
    const poll = await createPoll(db, {
      actor: await writeStaff(db, 'editor'),
      typed: formatTyped(pollRecord, question),
      now: Date.now(),
      newId,
    });
    const votePath = `/api/polls/${poll.id}`;
    const { site, url, port } = await startBenchSite(folder, {
      NODE_OPTIONS: '--max-old-space-size=256',
      TRUST_PROXY: '1',
      ...(target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') }),
    });
    // The answer to the first vote of a browser gives it a cookie. Votes without one are not counted.
    const [first = ''] = (
      await fetch(url + votePath, { method: 'POST', redirect: 'manual', headers: { Origin: url } })
    ).headers.getSetCookie();
    const cookie = first.split(';')[0] ?? '';
    const counts = count();
    let [next, votes, early] = [0, 0, 0];
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const headersOf = (number: number) => ({
      'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      'User-Agent': `Mozilla/5.0 Firefox/${number}`,
      Origin: url,
      cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    const work = async () => {
      while (next < ADDRESSES) {
        const number = next++;
        if (number === Math.floor(ADDRESSES / 10)) early = processMemory(site.pid)?.now ?? 0;
        const headers = headersOf(number);
        if (number % 10 === 0) await ask(port, `/article/${slug}?v=${number}`, { agent, headers, counts });
        else if (number % 10 === 1)
          await ask(port, '/newsletter', { agent, headers, counts, body: 'email=yalnis&consent=yes' });
        else {
          votes += 1;
          await ask(port, votePath, { agent, headers, counts, body: 'option=yoxdur' });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // The limit of one address holds among all the others.
    let tooMany = 0;
    for (let vote = 0; vote < MAX_VOTES + 5; vote += 1) {
      const headers = headersOf(ADDRESSES);
      const answer = await fetch(url + votePath, { method: 'POST', headers, body: 'option=yoxdur' });
      if ((await answer.text()).includes(problemText['rate.tooMany'])) tooMany += 1;
    }
    agent.destroy();
    const late = processMemory(site.pid);
    const countRows = async () =>
      (
        await db
          .selectFrom('attempt_count')
          .select((eb) => eb.fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows;
    const rows = Number(await countRows());
    await deleteOldAttempts(db, { now: Date.now() + HOUR });
    const left = Number(await countRows());
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
    console.log(`\n${engine}: ${ADDRESSES} addresses`);
    console.log(`  answers       ${formatCounts(counts)}`);
    console.log(
      `  memory        ${JSON.stringify({ early, late })}, ${rows} counted addresses in the database, ${left} an hour later`,
    );
    reportPromise('requests without an answer', counts.failed.length, counts.failed);
    reportPromise('answers 500', counts.statuses[500] ?? 0);
    reportPromise('addresses that were not counted', votes + 1 - rows);
    reportPromise('counts that are left an hour later', left);
    reportPromise('votes of one address that the limit took or refused wrongly', Math.abs(tooMany - 5));
    reportPromise(
      `MB of growth above ${MAX_GROWTH / 1024 ** 2} after a tenth of the addresses`,
      Math.max(0, Math.round(((late?.now ?? 0) - early - MAX_GROWTH) / 1024 ** 2)),
    );
  },
  chosenEngines(process.argv.slice(3)),
);
