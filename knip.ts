import type { KnipConfig } from 'knip';

/**
 * TO BE EMPTIED: functions that only tests use, as their way to write articles. Remove a file from the list when the tests
 * write through the functions that the product uses.
 */
const onlyUsedByTests = ['archive', 'move', 'publish'].map(
  (verb) => `domain/articles/write/${verb}-article.ts`,
);

/**
 * Finds unused files, exports and dependencies. A pattern that ends in `!` counts in `knip --production` too, which leaves
 * out the tests and so finds what only tests use.
 */
export default (({ production }) => ({
  entry: [
    'scripts/*.ts!',
    'server/main.ts!',
    // Built and started by path.
    'app/offline/worker.ts!',
    'bench/bare-server.ts!',
  ],
  project: [
    '{app,az,bench,db,domain,scripts,server}/**/*.{ts,tsx,css}!',
    'tests/**/*.ts',
    // Parts of tests that stand beside what they test.
    '!**/*.test.{ts,tsx}!',
    '!**/*.fixture.ts!',
    '!server/start/serve-for-test.ts!',
    ...onlyUsedByTests.map((file) => `!${file}!`),
  ],
  // A test may import what its file uses too, such as a limit.
  ignoreExportsUsedInFile: production ?? false,
  ignoreDependencies: [
    // Its place in package.json tells React Router to build for Node.
    '@react-router/node',
    // Read by path in scripts/build-fonts.ts.
    '@expo-google-fonts/barlow-condensed',
    '@expo-google-fonts/source-serif-4',
  ],
  ignoreBinaries: ['apt-get'],
})) satisfies KnipConfig;
