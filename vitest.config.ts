import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { MINUTE } from '#az/format/durations.ts';
import { startTestClock } from '#tests/kit/clock/clock-shift.ts';

// The processes of the tests and their servers inherit it from the environment.
startTestClock(process.env);

// As long as the browser's own waits: what is waited for is named, how fast it comes is no matter.
const expectation = { poll: { timeout: 30_000 } };
// Parts that a test draws, and the texts that it looks for, need the sentences of problem codes.
/** The server of the run stops before the workers that keep a database of it. */
const execArgv = ['--disable-warning=NEWSROOM_LOST_CONNECTION'];
const setupFiles = ['tests/kit/clock/shift-clock.ts', 'src/app/text/problems.ts'];

export default defineConfig({
  test: {
    // Once for all projects: PostgreSQL, and the folder that everything of this run is put into.
    globalSetup: [
      'tests/kit/globals/postgres-global.ts',
      'tests/kit/globals/run-folder-global.ts',
      'tests/kit/globals/empty-databases-global.ts',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          expect: expectation,
          setupFiles,
          execArgv,
          // Nothing here is a statement about speed: a busy machine must not fail a test.
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
          include: ['{src,cli,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/kit/**/*.test.ts'],
          // Two for a core: many tests wait for a database or for mail. Every module is read once: nothing of ours remembers
          // what a test did.
          maxWorkers: 2 * availableParallelism(),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'http',
          expect: expectation,
          setupFiles,
          execArgv,
          // Beside the whole site: commands of the operator as processes, and weeks of the demo. Both take long.
          include: ['tests/{http,cli,demo}/**/*.test.ts'],
          globalSetup: ['tests/kit/globals/build-global.ts'],
          testTimeout: MINUTE,
          hookTimeout: 5 * MINUTE,
          maxWorkers: '100%',
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          expect: expectation,
          setupFiles,
          execArgv,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/kit/globals/build-global.ts'],
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
          // A browser for each worker and a server for each file are as much as a small machine carries.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
