import type { KnipConfig } from 'knip';

/**
 * Finds unused files, exports and dependencies. A pattern that ends in `!` counts in `knip --production` too, which leaves
 * out the tests and so finds what only tests use.
 */
export default (({ production }) => ({
  entry: [
    'scripts/*.ts!',
    'src/app/server/main.ts!',
    // Built and started by path.
    'src/features/offline/site/worker/worker.ts!',
    'src/features/article-import/rules/thread/export-thread.ts!',
    'src/platform/db/engines/check-process.ts!',
    'src/features/season-import/rules/thread/parse-thread.ts!',
    'bench/bare-server.ts!',
    'bench/measure-render.ts!',
    // Each adds its tables to the type of the database.
    'src/{features,platform}/*/tables.ts!',
    // A process of the tests, and a preload of servers under test.
    'tests/kit/site/{site-host,measure-loop}.ts',
    // StrykerJS and its Vitest load them by path.
    'vitest.mutate.config.ts',
    'tests/kit/mutation/{end-on-failure,ignored-mutants,test-thread}.ts',
  ],
  project: [
    '{bench,cli,scripts,src,torture}/**/*.{ts,tsx,css}!',
    'tests/**/*.ts',
    // Parts of tests that stand beside what they test.
    '!**/*.test.{ts,tsx}!',
    '!**/*.fixture.ts!',
    '!src/app/server/serve-for-test.ts!',
  ],
  // A test may import what its file uses too, such as a limit.
  // An interface is exported too where subjects add to it.
  ignoreExportsUsedInFile: production || { interface: true },
  ignoreDependencies: [
    // Started by `exec node` of `npm start`, which this mode does not recognise.
    ...(production ? ['node'] : []),
    // Read by path in scripts/build-fonts.ts.
    '@expo-google-fonts/barlow',
    '@expo-google-fonts/barlow-condensed',
    '@expo-google-fonts/source-serif-4',
    // StrykerJS loads it by name.
    '@stryker-mutator/vitest-runner',
  ],
  ignoreBinaries: ['apt-get', 'promtool', 'strip', 'systemd-analyze', 'unshare'],
})) satisfies KnipConfig;
