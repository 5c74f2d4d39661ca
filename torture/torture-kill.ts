/**
 * `npm run torture -- kill [rounds] [part of a test's name] [sqlite|postgres]`: the tests that end a server with `kill -9`, with more
 * rounds (100) on each engine: articles, the ledger of matches, pictures, comments, votes, subscriptions and followers at once; imports,
 * newsletter, push notices and other deliveries; export and restore. It prints how long each round took, and what was acknowledged and
 * lost. No round has a limit of time.
 */
import { startVitest } from 'vitest/node';
import { buildIfStale } from '../scripts/build-if-stale.ts';
import { reportPromise } from './report-promise.ts';

const ROUNDS = Number(process.argv[2] ?? 100);
const CHOSEN = process.argv[3] ?? '';
const ENGINE = process.argv[4] ?? '';
const TESTS = [
  'tests/http/failures/crash.test.ts',
  'tests/http/failures/import-crash.test.ts',
  'tests/http/failures/newsletter-crash.test.ts',
  'tests/http/failures/push-crash.test.ts',
  'tests/http/failures/delivery-crash.test.ts',
  'tests/cli/archive-killed.test.ts',
];

buildIfStale();
process.env.KILLS = String(ROUNDS);
for (const test of TESTS.filter((name) => name.includes(CHOSEN))) {
  const begun = performance.now();
  const vitest = await startVitest([test], {
    run: true,
    watch: false,
    project: ['http'],
    testNamePattern: ENGINE,
    disableConsoleIntercept: true,
  });
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  const seconds = Math.round((performance.now() - begun) / 1000);
  reportPromise(`${test}, ${ROUNDS} kills on each engine in ${seconds} s: failed tests`, failed);
}
