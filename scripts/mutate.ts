/**
 * `npm run mutate -- <subject>`: changes the rules of one subject one by one, and says which changes neither a test nor a type
 * noticed (docs/testing.md). Further arguments limit it to files: `npm run mutate -- polls src/features/polls/rules/poll.ts`.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { startThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';
import { listTypeErrors, replacedText } from '#tests/kit/mutation/check-types.ts';
import { findMutationSubject } from '#tests/kit/mutation/mutation-subjects.ts';

const [name = '', ...files] = process.argv.slice(2);
const subject = findMutationSubject(name);
if (!subject || !existsSync(subject.folder)) {
  console.error('Usage: npm run mutate -- <a feature|az|outbox|page-cache|sessions> [file …]');
  process.exit(1);
}
process.env.MUTATED_TESTS = JSON.stringify(subject.tests);
process.env.MUTATED_FOLDER = subject.folder;
// StrykerJS kills the processes that run tests, also after a timeout: they cannot clean up what they started.
const postgres = process.env.TEST_DATABASE_URL ? null : startThrowAwayPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
const folder = mkdtempSync(join(tmpdir(), 'newsroom-mutate-'));
process.env.TMPDIR = folder;
const cleanUp = () => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
};
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results = await new Stryker({
  mutate:
    files.length > 0
      ? files
      : // In a feature, migrations are no part of the rules.
        [`${subject.folder}/**/*.{ts,tsx}`, '!**/*.{test,fixture}.{ts,tsx}', '!**/migrations/*'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  // Names no file: TypeScript 7 lacks the interface with which StrykerJS would read it.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/kit/mutation/ignored-mutants.ts'],
  ignorers: ['ignored-mutants'],
  incremental: true,
  incrementalFile: `.stryker/${name}.json`,
  tempDirName: '.stryker/tmp',
  ignorePatterns: ['.ci', '.react-router', 'bench', 'build', 'data', 'docs', 'public', 'torture'],
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `.stryker/${name}.html` },
  concurrency: 1,
  // A change that makes a loop endless counts as noticed. Anything else only has to end.
  timeoutMS: 20_000,
}).runMutationTest();

const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
const unnoticed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
const refused = new Set(listTypeErrors(unnoticed));
const survivors = unnoticed.filter((mutant) => !refused.has(mutant));

for (const mutant of survivors) {
  const { fileName, location, replacement, status } = mutant;
  const place = `${relative('.', fileName)}:${location.start.line}`;
  const reached = status === 'NoCoverage' ? ' (no test gets here)' : '';
  console.log(`${place}${reached}\n- ${replacedText(mutant)}\n+ ${replacement}\n`);
}
// A change that does not compile is no change that anybody could make.
const noticed = count('Killed', 'Timeout');
const score = ((100 * noticed) / (noticed + survivors.length)).toFixed(1);
console.log(
  `${name}: ${results.length} changes, ${count('Killed')} killed, ${count('Timeout')} timeout, ${refused.size} refused by types only, ` +
    `${survivors.length} survived, ${count('Ignored')} ignored, ${count('RuntimeError')} errors. Score ${score} %`,
);
