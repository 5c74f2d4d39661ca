import { defineConfig } from 'vitest/config';
import { MINUTE } from '#az/format/durations.ts';
import { createKeptThread } from '#tests/kit/mutation/kept-thread.ts';

const isOnSqliteOnly = process.env.MUTATED_ON === 'sqlite';

/** The tests of one subject, for `npm run mutate`. */
export default defineConfig({
  plugins: [
    {
      name: 'keep-thread',
      // StrykerJS passes a pool by its name, which goes before the one of the configuration.
      configureVitest({ project }) {
        project.config.pool = 'kept-thread';
        project.config.poolRunner = { name: 'kept-thread', createPoolWorker: createKeptThread };
      },
    },
  ],
  test: {
    include: JSON.parse(process.env.MUTATED_TESTS ?? '[]') as string[],
    setupFiles: [
      'tests/kit/clock/shift-clock.ts',
      'tests/kit/mutation/end-on-failure.ts',
      'src/app/text/problems.ts',
    ],
    globalSetup: [
      ...(isOnSqliteOnly ? [] : ['tests/kit/globals/postgres-global.ts']),
      'tests/kit/globals/run-folder-global.ts',
      'tests/kit/globals/empty-databases-global.ts',
    ],
    provide: isOnSqliteOnly ? { postgresUrl: null } : {},
    execArgv: ['--disable-warning=NEWSROOM_LOST_CONNECTION'],
    isolate: false,
    // Where a change breaks what a test waits for, the test waits until then. Here one thread works, and not two.
    testTimeout: 30_000,
    hookTimeout: MINUTE,
    expect: { poll: { timeout: 5_000 } },
  },
});
