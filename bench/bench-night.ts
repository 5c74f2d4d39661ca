/**
 * `npm run bench -- night`: a match night. 5,000 readers follow a live match, 2,000 requests a second arrive, an operator
 * enters goals and an editor publishes articles. Prints the time from the acknowledged goal to the streams, which pages each
 * goal rendered and how often, and the time from the answer of a publish until an anonymous reader sees the article. `… night
 * 1000 500` has 1,000 streams and 500 requests a second. Exits with 1 when a goal renders a page twice, or a reader does not
 * get it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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
import { STREAM_ADDRESS } from '#platform/http/stream-address.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import type { SiteProcess } from '#tests/kit/site/site-process.ts';
import { signIn, type Visitor } from '#tests/kit/site/visitor.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { MEMORY_SETTINGS } from '../scripts/memory-settings.ts';
import type { StreamLoad } from './hold-streams.ts';
import { processCpu } from './process-cpu.ts';
import { publishArticle } from './publish-article.ts';
import type { RateLoad, RateResult } from './send-at-rate.ts';
import { startBenchSite } from './start-bench-site.ts';

const GOALS = 10;
/** The editor would be asked about articles that are alike. */
const TITLES = [
  'Bakıda şahmat turniri başladı',
  'Gimnastlar medal qazandı',
  'Hava limanında gözlənilməz qarşılanma',
  'Yeni stadionun layihəsi hazırdır',
  'Basketbolçular Gürcüstana yola düşdü',
  'Voleybol federasiyası büdcəni açıqladı',
  'Cüdoçular dünya kuboku ərəfəsində',
  'Velosiped yürüşünə min nəfər qatıldı',
  'Güləşçi karyerasını bitirdi',
  'Qadınlar arasında reqbi dərsləri',
];
const CLIENTS = 2;
const TARGET = { goal: 150, publish: 100 };
/** Between two goals, so that the renders of one are not taken for those of the next. */
const PAUSE_MS = 1500;

const [streams = 5000, perSecond = 2000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'newsroom-night-'));
const children: ChildProcess[] = [];

interface Night {
  site: SiteProcess;
  url: string;
  visitor: Visitor;
  /** The id of the account. */
  writer: string;
  match: string;
}

try {
  buildIfStale();
  const { email, id: writer, match, slug } = await fillDatabase(join(folder, 'newsroom.sqlite'));
  const { site, url, port } = await startBenchSite(folder, { ...MEMORY_SETTINGS, LOG_LEVEL: 'debug' });
  const visitor = await signIn(
    { url, fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }) },
    email,
  );
  for (let count = 0; count < CLIENTS; count++) {
    const load: StreamLoad = {
      port,
      path: `${STREAM_ADDRESS}?topics=match:${match}`,
      streams: streams / CLIENTS,
    };
    children.push(fork('bench/hold-streams.ts', [JSON.stringify(load)]));
  }
  const clients = [...children];
  await Promise.all(clients.map((client) => once(client, 'message')));
  const paths = [
    '/',
    `/oyun/${match}-ev-qonaq`,
    '/live-scores',
    '/todays-games',
    '/category/football',
    `/article/${slug}`,
  ];
  const rate: RateLoad = { port, paths, perSecond };
  const sender = fork('bench/send-at-rate.ts', [JSON.stringify(rate)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(sender);
  await sleep(3000);
  const cpu = processCpu(site.pid) ?? 0;
  const begun = performance.now();
  const night = { site, url, visitor, writer, match };
  const received = await enterGoals(night, clients);
  const visible = await publishArticles(night);
  const share = ((processCpu(site.pid) ?? 0) - cpu) / 1000 / (performance.now() - begun);
  const printed = once(sender.stdout ?? sender, 'data') as Promise<[Buffer]>;
  sender.disconnect();
  const answers: RateResult = JSON.parse(String((await printed)[0]));
  console.log(`publish to visible: ${describe(visible)} (target p99 ${TARGET.publish} ms)`);
  console.log(
    `requests: ${Math.round(answers.perSecond)} of ${perSecond} a second, p50 ${answers.p50.toFixed(0)} ms, p99 ${answers.p99.toFixed(0)} ms, ` +
      `${answers.failed} failed; the server used ${share.toFixed(2)} of a core; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
  );
  if (received < streams * GOALS) process.exitCode = 1;
  await site.stop();
} finally {
  for (const child of children) if (child.connected) child.disconnect();
  rmSync(folder, { recursive: true, force: true });
}

/** Enters goals one after the other and prints what each did. Returns how many streams got one. */
async function enterGoals(
  { site, url, visitor, writer, match }: Night,
  clients: readonly ChildProcess[],
): Promise<number> {
  const times: number[] = [];
  /** From the moment at which the goal was sent: a stream may get it before the operator gets the answer. */
  const sentTimes: number[] = [];
  const renders: number[] = [];
  for (let number = 1; number <= GOALS; number++) {
    const player = `Qolçu ${number}.`;
    await Promise.all(clients.map((client) => tell(client, player)));
    const answers = clients.map((client) => once(client, 'message') as Promise<[number[]]>);
    const lines = site.lines.length;
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const fields = {
      intent: 'add',
      id: newId(),
      type: 'goal',
      isSure: 'on',
      team: 'home',
      player,
      minute: String(number),
    };
    const sent = Date.now();
    const answer = await fetch(`${url}/admin/matches/${match}/console/data`, {
      method: 'POST',
      headers: { cookie, Origin: url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writer, fields }),
    });
    const acknowledged = Date.now();
    if (answer.status !== 200) throw new Error(`The goal was answered with ${answer.status}`);
    for (const [received] of await Promise.all(answers)) {
      times.push(...received.map((time) => Math.max(0, time - acknowledged)));
      sentTimes.push(...received.map((time) => time - sent));
    }
    await sleep(PAUSE_MS);
    const rendered = listRenders(site.lines.slice(lines));
    renders.push(rendered.length);
    const again = rendered.filter((address, at) => rendered.indexOf(address) !== at);
    if (again.length === 0) continue;
    console.log(`goal ${number} rendered more than once: ${[...new Set(again)].join(', ')}`);
    process.exitCode = 1;
  }
  console.log(`goal to stream, ${streams} streams: ${describe(times)} (target p99 ${TARGET.goal} ms)`);
  console.log(`goal to stream, from its sending: ${describe(sentTimes)}`);
  console.log(`renders for each goal: ${renders.join(' ')}`);
  return times.length;
}

/** The addresses that the log says were rendered for the cache. */
function listRenders(lines: readonly string[]): string[] {
  return lines
    .filter((line) => line.includes('page rendered'))
    .flatMap((line) => /https?:\/\/[^\s"]+/.exec(line)?.[0] ?? []);
}

/** Publishes articles and asks for the front page without a session until it has each. Returns the times in ms. */
async function publishArticles({ url, visitor }: Night): Promise<number[]> {
  const times: number[] = [];
  for (const title of TITLES) {
    const published = await publishArticle(visitor, title);
    for (;;) {
      const page = await (await fetch(url)).text();
      if (page.includes(title)) break;
      if (performance.now() - published > 5000) throw new Error('A published article is not visible');
    }
    times.push(performance.now() - published);
    await sleep(200);
  }
  return times;
}

function describe(times: number[]): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms of ${times.length}`;
}

async function tell(client: ChildProcess, marker: string): Promise<void> {
  const heard = once(client, 'message');
  client.send({ marker });
  await heard;
}

async function fillDatabase(
  file: string,
): Promise<{ email: string; id: string; match: string; slug: string }> {
  const open = await openDatabase({ kind: 'sqlite', file });
  const { db } = open;
  await migrateToLatest(open, allMigrations);
  const now = Date.now();
  await seedDefaultCategories(db, { now, newId });
  await generateArticles(db, { count: 500, now: now - MINUTE, seed: 1 });
  await db.deleteFrom('search_index_queue').execute();
  const { email, id } = await writeStaff(db, 'editor');
  const begun = now - 20 * MINUTE;
  const match = await writeFixture(db, {
    season_id: await writeSeason(db),
    teams: ['Ev', 'Qonaq'],
    kick_off: begun,
  });
  await writeLedger(db, match, [kickOff(begun)]);
  const { slug } = await db.selectFrom('article').select('slug').limit(1).executeTakeFirstOrThrow();
  await open.close();
  return { email, id, match, slug };
}
