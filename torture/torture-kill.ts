/**
 * `npm run torture -- kill [rounds]`: the tests that end a server with `kill -9`, with more rounds (100): articles, the ledger of matches,
 * deliveries, newsletter, export and restore. Those with a fixed number of kills run several times.
 */
import { startVitest } from 'vitest/node';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { reportPromise } from './report-promise.ts';

const ROUNDS = Number(process.argv[2] ?? 100);
const MANY_ROUNDS = ['newsroom-crash', 'match-night-crash'].map(
  (name) => `tests/http/failures/${name}.test.ts`,
);
const FEW_ROUNDS = [
  'tests/http/failures/delivery-crash.test.ts',
  'tests/http/failures/newsletter-crash.test.ts',
  'tests/cli/archive-killed.test.ts',
];
/** Each of them kills twice. */
const REPEATS = Math.ceil(ROUNDS / 10);

buildIfStale();
process.env.KILLS = String(ROUNDS);
reportPromise('acknowledged writes lost (failed tests)', await countFailures(MANY_ROUNDS));
let failures = 0;
for (let repeat = 0; repeat < REPEATS; repeat += 1) failures += await countFailures(FEW_ROUNDS);
reportPromise('deliveries, issues or archives that did not survive (failed tests)', failures);

async function countFailures(files: string[]): Promise<number> {
  const vitest = await startVitest(files, { run: true, watch: false, project: ['http'] });
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  return failed;
}
