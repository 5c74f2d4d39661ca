/**
 * `node scripts/run.mjs bench-figures`: how long the server needs for the dashboard and the analytics with 100,000 articles
 * and 10,000,000 views behind them, on SQLite. `… bench-figures 10000` takes as many articles, and 100 views of each.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { readAnalyticsChoice } from '#app/admin/analytics/analytics-choice.ts';
import { readFigures, readPoints } from '#app/admin/analytics/read-analytics.server.ts';
import { readDashboard } from '#app/admin/read-dashboard.server.ts';
import { type Services, servicesContext } from '#app/context.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import { generateArticles } from '#db/seed/generate-articles.ts';
import { seedDefaultCategories } from '#db/seed/seed-categories.ts';
import { insertStaff } from '#domain/accounts/insert-staff.ts';
import { recordOpenings } from '#domain/analytics/record-openings.ts';
import { countStoredArticles } from '#domain/diagnostics/count-stored-articles.ts';
import { listStoredArticles } from '#domain/diagnostics/list-stored-articles.ts';
import { makeNewId } from '#domain/new-id.ts';
import { fillFigures } from '../bench/fill-figures.ts';

const ARTICLES = Number(process.argv[2] ?? 100_000);
const VIEWS = 100 * ARTICLES;
const ROUNDS = 15;
/** Milliseconds of server time. */
const TARGET = 100;
/** Articles of one busy author. */
const OWN = 5000;

const newId = makeNewId(randomBytes);
const folder = mkdtempSync(join(tmpdir(), 'newsroom-figures-'));
const open = await openDatabase({ kind: 'sqlite', file: join(folder, 'newsroom.sqlite') });
try {
  const { db } = open;
  const now = Date.now();
  await migrateToLatest(open);
  await seedDefaultCategories(db, { now, newId });
  await generateArticles(db, { count: ARTICLES, now, seed: 1 });
  await fillFigures(db, { views: VIEWS, now });
  const author = await makeAuthor(db, now);
  const { rows } = await db
    .selectFrom('article_day')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  console.log(`${ARTICLES} articles, ${VIEWS} views in ${rows} days of articles; ms of server time\n`);
  const worst = await measureAll(db, { author, now });
  console.log(`\nSlowest median: ${worst.toFixed(1)} ms (target ${TARGET}).`);
} finally {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(db: Db, { author, now }: { author: string; now: number }): Promise<number> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { db, now: () => now } as Services);
  const editor = { id: 'editor', name: '', email: '', role: 'editor' } as const;
  const staff = { of: 'staff', id: author } as const;
  const site = { of: 'site' } as const;
  const lastDays = (days: number, by = '') => {
    const day = (ago: number) => new Date(now + 4 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
    return readAnalyticsChoice(new URLSearchParams({ from: day(days - 1), to: day(0), by }), now);
  };
  const newest = await db
    .selectFrom('article')
    .select(['id', 'slug'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .executeTakeFirstOrThrow();
  const medians = [
    await measure('dashboard, editor', () => readDashboard(context, editor)),
    await measure('dashboard, author', () =>
      readDashboard(context, { ...editor, id: author, role: 'author' }),
    ),
  ];
  for (const days of [1, 7, 28, 90, 365]) {
    const choice = lastDays(days);
    medians.push(await measure(`analytics, ${days} days`, () => readFigures(db, { choice, scope: site })));
  }
  const month = lastDays(28);
  medians.push(
    await measure('analytics, author', () => readFigures(db, { choice: month, scope: staff })),
    await measure('one article', () =>
      readPoints(db, { choice: month, scope: { of: 'article', id: newest.id } }),
    ),
    await measure('check page', () => listStoredArticles(db)),
    await measure('inspector', async () => [await listStoredArticles(db), await countStoredArticles(db)]),
  );
  const opening = { slug: newest.slug, source: 'direct', device: 'phone' } as const;
  await measure('one opening', () =>
    recordOpenings(db, { openings: [{ ...opening, reader: newId() }], now }),
  );
  return Math.max(...medians);
}

async function makeAuthor(db: Db, now: number): Promise<string> {
  const id = await insertStaff(db, {
    ...{ name: 'Aysel', email: 'aysel@example.az', role: 'author', passwordHash: null, now, newId },
  });
  const own = db.selectFrom('article').select('id').orderBy('created_at', 'desc').limit(OWN);
  await db.updateTable('article').set({ created_by: id }).where('id', 'in', own).execute();
  return id ?? '';
}

/** Prints the median and the slowest of the rounds, and returns the median; the first round warms up. */
async function measure(name: string, run: () => Promise<unknown>): Promise<number> {
  await run();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(
    `${name.padEnd(22)} ${median.toFixed(1).padStart(8)} median ${times.at(-1)?.toFixed(1).padStart(8)} slowest`,
  );
  return median;
}
