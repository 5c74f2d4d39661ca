/**
 * `npm run mutate -- <subject>`: changes the rules of one subject one by one, and says which changes no test noticed
 * (docs/testing.md). Further arguments limit it to files: `npm run mutate -- polls src/features/polls/rules/change-poll.ts`.
 */
import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { findMutationSubject } from '#tests/kit/mutation/mutation-subjects.ts';

const [name = '', ...files] = process.argv.slice(2);
const subject = findMutationSubject(name);
if (!subject || !existsSync(subject.folder)) {
  console.error('Usage: npm run mutate -- <a feature|az|outbox|page-cache|sessions> [file …]');
  process.exit(1);
}
process.env.MUTATED_TESTS = JSON.stringify(subject.tests);
process.env.MUTATED_FOLDER = subject.folder;

const results = await new Stryker({
  mutate: files.length > 0 ? files : [`${subject.folder}/**/*.{ts,tsx}`, '!**/*.{test,fixture}.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  // Names no file: TypeScript 7 lacks the interface with which StrykerJS would read it.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    './tests/kit/mutation/ignored-mutants.ts',
    './tests/kit/mutation/check-types.ts',
  ],
  checkers: ['types'],
  ignorers: ['ignored-mutants'],
  incremental: true,
  incrementalFile: `.stryker/${name}.json`,
  tempDirName: '.stryker/tmp',
  ignorePatterns: ['.ci', '.react-router', 'bench', 'build', 'data', 'docs', 'public', 'torture'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `.stryker/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 1,
  // A change that makes a loop endless counts as noticed. Anything else only has to end.
  timeoutMS: 20_000,
}).runMutationTest();
process.exitCode = results.length > 0 ? 0 : 1;
