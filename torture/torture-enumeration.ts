/**
 * `npm run torture -- enumeration [rounds] [sqlite|postgres]`: whether the time of an answer tells which addresses have an account.
 * Each round signs in with a wrong password, and asks for a new password, once for each kind of address, in changing order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '#features/accounts/rules/password-hash.ts';
import type { Db } from '#platform/db/schema.ts';
import { startBenchSite } from '../bench/start-bench-site.ts';
import { chosenEngines, withEachEngine } from '../bench/with-each-engine.ts';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { PASSWORD, writeStaff } from '../tests/kit/content/accounts.ts';
import { ask, count } from './ask.ts';
import { reportPromise } from './report-promise.ts';

const ROUNDS = Number(process.argv[2] ?? 400);
/** In percent of the median for an account that exists. */
const MAX_DIFFERENCE = 5;
const KINDS = ['known', 'unknown', 'disabled'] as const;

const forms = {
  'sign-in': { path: '/admin/login', fields: { password: 'yanlış-şifrə' } },
  'new password': { path: '/admin/forgot-password', fields: {} },
} as const;

buildIfStale();
await withEachEngine(
  async (engine, { db }, target) => {
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-torture-'));
    const disabled = await writeStaff(db, 'editor');
    await db.updateTable('staff').set({ banned: 1 }).where('id', '=', disabled.id).execute();
    // As the product hashes them: the accounts of tests have cheaper ones.
    const password = await hashPassword(PASSWORD);
    const emails = {
      known: (await writeStaff(db, 'editor')).email,
      unknown: `editor-${'x'.repeat(20)}@example.az`,
      disabled: disabled.email,
    };
    await db.updateTable('staff_credential').set({ password }).execute();
    const { site, port } = await startBenchSite(
      folder,
      target.kind === 'postgres' ? { DATABASE_URL: target.url } : { DATA_DIR: join(target.file, '..') },
    );
    console.log(`\n${engine}, ${ROUNDS} rounds`);
    for (const [name, { path, fields }] of Object.entries(forms)) {
      const times = await measure(db, { port, path, fields, emails });
      const known = medianOf(times.known);
      for (const kind of KINDS.slice(1)) {
        // Within a round, so that a machine that gets busier does not count.
        const difference = (100 * medianOf(times[kind].map((ms, at) => ms - (times.known[at] ?? 0)))) / known;
        console.log(
          `  ${name}: known ${known.toFixed(1)} ms, ${kind} ${medianOf(times[kind]).toFixed(1)} ms, difference ${difference.toFixed(1)} %`,
        );
        reportPromise(
          `${name}, ${kind}: more than ${MAX_DIFFERENCE} %`,
          Number(Math.abs(difference) > MAX_DIFFERENCE),
        );
      }
    }
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  chosenEngines(process.argv.slice(3)),
);

function medianOf(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

/** The times of the answers for each kind of address, in ms, by round. */
async function measure(
  db: Db,
  target: {
    port: number;
    path: string;
    fields: Readonly<Record<string, string>>;
    emails: Readonly<Record<(typeof KINDS)[number], string>>;
  },
): Promise<Record<(typeof KINDS)[number], number[]>> {
  const { port, path, fields, emails } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const counts = count();
  const times: Record<(typeof KINDS)[number], number[]> = { known: [], unknown: [], disabled: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // Otherwise the limits would answer.
    await db.deleteFrom('attempt_count').execute();
    for (let turn = 0; turn < KINDS.length; turn += 1) {
      const kind = KINDS[(round + turn) % KINDS.length] ?? 'known';
      const body = new URLSearchParams({ email: emails[kind], ...fields }).toString();
      const begun = performance.now();
      await ask(port, path, { agent, headers, counts, body });
      times[kind].push(performance.now() - begun);
    }
  }
  agent.destroy();
  const wrong = Object.keys(counts.statuses).filter((status) => !['200', '401'].includes(status));
  reportPromise(`${path}: other answers`, wrong.length + counts.failed.length, [...wrong, ...counts.failed]);
  return times;
}
