/**
 * `npm run torture -- database [seconds]`: a PostgreSQL server hangs for 25 seconds, and crashes and comes back, while readers open cached and
 * new pages, an editor opens lists, and readers send forms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { writeStaff } from '../tests/kit/content/accounts.ts';
import { writeArticle } from '../tests/kit/content/articles.ts';
import { startThrowAwayPostgres } from '../tests/kit/databases/postgres.ts';
import { signIn } from '../tests/kit/site/visitor.ts';
import { reportPromise } from './report-promise.ts';

const SECONDS = Number(process.argv[2] ?? 25);
const MAX_ANSWER_MS = 5000;
const MAX_RECOVERY_MS = 1000;
/** Before the fault and after the recovery. */
const CALM_MS = 4000;
const CACHED = ['/', '/article/xeber-1', '/category/football', '/live-scores'];
const TYPED = 'Salam, redaksiya';

interface Answer {
  kind: 'cached' | 'new' | 'editor' | 'form';
  path: string;
  begun: number;
  ms: number;
  /** 0 without an answer. */
  status: number;
  hasRetryAfter: boolean;
  keepsText: boolean;
}

buildIfStale();
const postgres = startThrowAwayPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed');
const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
const open = await openDatabase({ kind: 'postgres', url: postgres.url });
await migrateToLatest(open, allMigrations);
const editor: Actor = await writeStaff(open.db, 'editor');
for (let number = 0; number < 20; number += 1) await writeArticle(open.db, { title: `Xəbər ${number}` });
await open.close();
const { site, url } = await startBenchSite(folder, { DATABASE_URL: postgres.url, TRUST_PROXY: '1' });
const visitor = await signIn(
  { url, fetch: (path, init) => fetch(url + path, { redirect: 'manual', ...init }) },
  editor.email,
);
const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
for (const path of CACHED) await (await fetch(url + path)).text();

for (const [name, end, begin] of [
  [`hangs for ${SECONDS} s`, () => postgres.hang(), () => postgres.goOn()],
  [`crashes and is away for ${SECONDS} s`, () => postgres.crash(), () => postgres.start()],
] as const) {
  const answers: Answer[] = [];
  let isOver = false;
  const clients = startClients(answers, () => isOver);
  await sleep(CALM_MS);
  end();
  await sleep(SECONDS * 1000);
  begin();
  const back = performance.now();
  await sleep(CALM_MS);
  isOver = true;
  await Promise.all(clients);
  report(name, answers, back);
}
await site.stop();
postgres.stop();
rmSync(folder, { recursive: true, force: true });

function startClients(answers: Answer[], isOver: () => boolean): Promise<void>[] {
  let next = 0;
  const client = async (kind: Answer['kind'], pathOf: () => string, init: () => RequestInit = () => ({})) => {
    while (!isOver()) {
      answers.push(await ask(kind, pathOf(), init()));
      await sleep(20);
    }
  };
  const message = () => ({
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': `10.${next % 250}.${next++ % 199}.7` },
    body: new URLSearchParams({
      name: 'Leyla',
      email: 'leyla@example.az',
      phone: '',
      subject: 'advertising',
      message: TYPED,
    }),
  });
  return [
    ...CACHED.map((path) => client('cached', () => path)),
    ...Array.from({ length: 4 }, () => client('new', () => `/search?q=xeber+${next++}`)),
    client('new', () => `/article/yoxdur-${next++}`),
    client(
      'editor',
      () => '/admin/articles',
      () => ({ headers: { cookie } }),
    ),
    client('form', () => '/contact', message),
  ];
}

async function ask(kind: Answer['kind'], path: string, init: RequestInit): Promise<Answer> {
  const begun = performance.now();
  const answer = { kind, path, begun, ms: 0, status: 0, hasRetryAfter: false, keepsText: false };
  try {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    answer.status = response.status;
    answer.hasRetryAfter = response.headers.has('Retry-After');
    answer.keepsText = text.includes(TYPED);
  } catch {
    // It counts as a request without an answer.
  }
  return { ...answer, ms: performance.now() - begun };
}

function report(name: string, answers: readonly Answer[], back: number): void {
  console.log(`\nPostgreSQL ${name}`);
  const isGood = ({ status }: Answer) => [200, 302, 303, 404].includes(status);
  for (const kind of ['cached', 'new', 'editor', 'form'] as const) {
    const own = answers.filter((one) => one.kind === kind);
    const counts = Object.entries(Object.groupBy(own, ({ status }) => status));
    const statuses = counts.map(([status, list]) => `${status}: ${list?.length}`).join(', ');
    const slowest = Math.max(...own.map(({ ms }) => ms));
    const first = own.find((one) => one.begun + one.ms > back && isGood(one));
    const recovery = first ? Math.max(0, first.begun + first.ms - back) : Number.NaN;
    console.log(
      `  ${kind.padEnd(7)} ${statuses}; slowest ${slowest.toFixed(0)} ms; good again after ${recovery.toFixed(0)} ms`,
    );
  }
  const check = (promise: string, isBroken: (answer: Answer) => boolean) => {
    const broken = answers.filter(isBroken);
    const examples = broken.map(
      ({ kind, path, status, ms, begun }) =>
        `${kind} ${path}: ${status} after ${ms.toFixed(0)} ms, begun ${(begun - back).toFixed(0)} ms after the return`,
    );
    reportPromise(promise, broken.length, examples);
  };
  check('cached pages that were not sent', ({ kind, status }) => kind === 'cached' && status !== 200);
  check('answers that are neither a page nor 503', (one) => !isGood(one) && one.status !== 503);
  check('503 without Retry-After', ({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter);
  check(`answers after more than ${MAX_ANSWER_MS} ms`, ({ ms }) => ms > MAX_ANSWER_MS);
  check(
    'forms that lost what was typed',
    ({ kind, status, keepsText }) => kind === 'form' && status === 503 && !keepsText,
  );
  check(
    `requests that failed later than ${MAX_RECOVERY_MS} ms after the return`,
    (one) => one.begun > back + MAX_RECOVERY_MS && !isGood(one),
  );
}
