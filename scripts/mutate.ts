/**
 * `npm run mutate -- <subject>`: changes the rules of one subject one by one, and says which changes neither a test nor a type
 * noticed (docs/testing.md). Further arguments limit it to files: `npm run mutate -- polls src/features/polls/rules/poll.ts`.
 * `--on-sqlite` does not ask PostgreSQL about the survivors, `--without-constants` leaves out what is computed while a module is
 * read, and `--without-types` counts a survivor that does not compile: these three take longest.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { startThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';
import { listTypeErrors, replacedText } from '#tests/kit/mutation/check-types.ts';
import { findMutationSubject } from '#tests/kit/mutation/mutation-subjects.ts';

type Options = ConstructorParameters<typeof Stryker>[0];
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const given = process.argv.slice(2);
const [name = '', ...files] = given.filter((one) => !one.startsWith('--'));
const isOnSqliteOnly = given.includes('--on-sqlite');
const subject = findMutationSubject(name);
if (!subject || !existsSync(subject.folder)) {
  console.error(
    'Usage: npm run mutate -- <a feature|az|a folder of the platform (docs/testing.md)> [file …]',
  );
  process.exit(1);
}
process.env.MUTATED_TESTS = JSON.stringify(subject.tests);
process.env.MUTATED_FOLDER = subject.folder;
// StrykerJS kills the processes that run tests, also after a timeout: they cannot clean up what they started.
const postgres = process.env.TEST_DATABASE_URL || isOnSqliteOnly ? null : startThrowAwayPostgres();
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
const folder = mkdtempSync(join(tmpdir(), 'newsroom-mutate-'));
process.env.TMPDIR = folder;
const cleanUp = () => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
};
process.once('exit', cleanUp);
// While StrykerJS works, it exits itself when it has written what it has measured. The next run continues there.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(1);
  });

const options: Options = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
  // Names no file: TypeScript 7 lacks the interface with which StrykerJS would read it.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  plugins: ['@stryker-mutator/vitest-runner', './tests/kit/mutation/ignored-mutants.ts'],
  ignorers: ['ignored-mutants'],
  incremental: true,
  tempDirName: '.stryker/tmp',
  ignorePatterns: ['.ci', '.react-router', 'bench', 'build', 'data', 'docs', 'public', 'torture'],
  htmlReporter: { fileName: `.stryker/${name}.html` },
  concurrency: 1,
  ignoreStatic: given.includes('--without-constants'),
  // A change that makes a loop endless counts as noticed. Anything else only has to end.
  timeoutMS: 10_000,
};
const isUnnoticed = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage';

forgetStaticSurvivors(`.stryker/${name}.json`);
// Nearly all changes are noticed on SQLite, where a test takes a third of the time.
process.env.MUTATED_ON = 'sqlite';
const results = await new Stryker({
  ...options,
  mutate:
    files.length > 0
      ? files
      : // In a feature, migrations are no part of the rules.
        [`${subject.folder}/**/*.{ts,tsx}`, '!**/*.{test,fixture}.{ts,tsx}', '!**/migrations/*'],
  incrementalFile: `.stryker/${name}.json`,
  reporters: ['progress-append-only', 'html'],
}).runMutationTest();

const refused = new Set(given.includes('--without-types') ? [] : listTypeErrors(results.filter(isUnnoticed)));
const left = results.filter((mutant) => isUnnoticed(mutant) && !refused.has(mutant));
const noticedOnPostgres = isOnSqliteOnly ? new Set<string>() : await listNoticedOnPostgres(left);
const survivors = left.filter((mutant) => !noticedOnPostgres.has(keyOf(mutant)));

const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
for (const mutant of survivors) {
  const { fileName, location, replacement, status } = mutant;
  const place = `${relative('.', fileName)}:${location.start.line}`;
  const reached = status === 'NoCoverage' ? ' (no test gets here)' : '';
  console.log(`${place}${reached}\n- ${replacedText(mutant)}\n+ ${replacement}\n`);
}
// A change that does not compile is no change that anybody could make.
const noticed = count('Killed', 'Timeout') + left.length - survivors.length;
const score = ((100 * noticed) / (noticed + survivors.length)).toFixed(1);
console.log(
  `${name}: ${results.length} changes, ${noticed - count('Timeout')} killed, ${count('Timeout')} timeout, ${refused.size} refused by types only, ` +
    `${survivors.length} survived, ${count('Ignored')} ignored, ${count('RuntimeError')} errors. Score ${score} %`,
);

/**
 * Lets the next run measure the survivors among the constants again. StrykerJS does not know which tests read a constant, so it
 * would keep the result of the last run for them, whatever the tests have become.
 */
function forgetStaticSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as {
    files: Record<string, { mutants: { static?: boolean; status: string }[] }>;
  };
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/**
 * Runs the tests again, on both databases, for these changes, and returns the keys of those that are noticed. A constant is the same
 * on both.
 */
async function listNoticedOnPostgres(mutants: readonly MutantResult[]): Promise<Set<string>> {
  const ranges = mutants
    .filter(({ static: isStatic }) => !isStatic)
    .map(({ fileName, location: { start, end } }) => {
      const range = `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
      return `${relative('.', fileName)}:${range}`;
    });
  if (ranges.length === 0) return new Set();
  delete process.env.MUTATED_ON;
  const again = await new Stryker({
    ...options,
    mutate: ranges,
    ignoreStatic: true,
    incrementalFile: `.stryker/${name}-on-both.json`,
    reporters: ['progress-append-only'],
  }).runMutationTest();
  return new Set(again.filter(({ status }) => status === 'Killed' || status === 'Timeout').map(keyOf));
}

function keyOf({ fileName, location: { start, end }, replacement }: MutantResult): string {
  return JSON.stringify([fileName, start, end, replacement]);
}
