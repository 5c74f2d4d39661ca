import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { MINUTE } from '#az/format/durations.ts';
import { startTestClock } from '#tests/kit/clock/clock-shift.ts';

// The processes of the tests and their servers inherit it from the environment.
startTestClock(process.env);

// As long as the browser's own waits: what is waited for is named, how fast it comes is no matter.
const expectation = { poll: { timeout: 30_000 }, requireAssertions: true };
/** The server of the run stops before the workers that keep a database of it. */
const execArgv = ['--disable-warning=NEWSROOM_LOST_CONNECTION'];
// Parts that a test draws, and the texts that it looks for, need the sentences of problem codes.
const setupFiles = ['tests/kit/clock/shift-clock.ts', 'src/app/text/problems.ts'];

/**
 * Tests of parts that take seconds whatever the test does: hashing of passwords, threads, archives of whole databases, a standby of a
 * database, mails that are sent one by one, texts of the greatest length. `npm run check` leaves them out, `npm test` does not.
 */
const SLOW = [
  'src/features/accounts/server/{auth,auth-limits,passwords,recovery-codes,sessions}.test.ts',
  'src/features/archive/{rules/archive,server/backups}.test.ts',
  'src/features/article-import/rules/**/{import-jobs,read-export}.test.ts',
  'src/features/demo/server/**/*.test.ts',
  'src/features/newsletter/rules/run-delivery-batch.test.ts',
  'src/features/search/**/segments.test.ts',
  'src/platform/db/read-replica.test.ts',
  'src/platform/files/s3-file-store.test.ts',
  'tests/hostile-text.test.ts',
];
const UNIT = ['{src,cli,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/kit/**/*.test.ts'];

const shared = { expect: expectation, setupFiles, execArgv, isolate: false } as const;
/** Every module is read once: nothing of ours remembers what a test did. */
const inProcess = {
  ...shared,
  // Nothing here is a statement about speed: a busy machine must not fail a test.
  testTimeout: 3 * MINUTE,
  hookTimeout: 3 * MINUTE,
  // Two for a core: many tests wait for a database or for mail.
  maxWorkers: 2 * availableParallelism(),
  sequence: { groupOrder: 0 },
};
/** How many times slower pages are made (`tests/kit/browser/browser.ts`). What a test waits for may take as much longer. */
const slowness = Number(process.env.SLOW_BROWSER ?? 1);
const onSite = {
  ...shared,
  // A question to a site often draws a page. Twenty a second would take the cores from the other tests.
  expect: { poll: { timeout: slowness * expectation.poll.timeout, interval: 200 } },
  globalSetup: ['tests/kit/globals/build-global.ts'],
  testTimeout: slowness * 5 * MINUTE,
  hookTimeout: slowness * 5 * MINUTE,
  // For both projects together. One more than cores, because tests wait too. With more of them on two cores everything takes
  // longer: they take the caches of the processor from each other.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  test: {
    // Once for all projects: PostgreSQL, and the folder that everything of this run is put into.
    globalSetup: [
      'tests/kit/globals/postgres-global.ts',
      'tests/kit/globals/run-folder-global.ts',
      'tests/kit/globals/empty-databases-global.ts',
    ],
    projects: [
      { test: { ...inProcess, name: 'unit', include: UNIT, exclude: SLOW } },
      { test: { ...inProcess, name: 'slow', include: SLOW } },
      // Beside the whole site: commands of the operator as processes, and weeks of the demo. Both take long.
      { test: { ...onSite, name: 'http', include: ['tests/{http,cli,demo}/**/*.test.ts'] } },
      {
        test: {
          ...onSite,
          // In a browser to wait for what must appear is an assertion.
          expect: { ...onSite.expect, requireAssertions: false },
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
        },
      },
    ],
  },
});
