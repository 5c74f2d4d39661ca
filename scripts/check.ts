/**
 * `npm run check`: the checks that every commit must pass. Types, lint, the search for unused code and the fast tests on SQLite
 * run in parallel, after the types of the routes, which two of them read. `npm test` asks PostgreSQL too, which takes as long
 * again. Types keep what they know of unchanged files in `node_modules/.cache`.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const KNIP = 'node_modules/knip/bin/knip.js';
const ROUTER = 'node_modules/@react-router/dev/bin.cjs';
const TYPESCRIPT = 'node_modules/typescript/bin/tsc';
const VITEST = 'node_modules/vitest/vitest.mjs';

interface Step {
  name: string;
  commands: string[][];
  env?: Record<string, string>;
}

const steps: Step[] = [
  { name: 'types', commands: [[TYPESCRIPT, '--noEmit', '-p', '.']] },
  { name: 'lint', commands: [[BIOME, 'check', '--error-on-warnings', '--max-diagnostics=50']] },
  // Without its cache, which does not notice a new screen in a `feature.ts`.
  { name: 'unused code', commands: [[KNIP], [KNIP, '--production']] },
  {
    name: 'tests',
    // Few tests wait without PostgreSQL, and each worker reads all modules.
    commands: [
      [VITEST, 'run', '--project=unit', '--reporter=minimal', `--maxWorkers=${availableParallelism() + 1}`],
    ],
    env: { TEST_DATABASE_URL: 'none' },
  },
];

/** Runs the commands of a step until one fails. Prints the result. */
async function runStep({ name, commands, env = {} }: Step): Promise<boolean> {
  const started = performance.now();
  let output = '';
  let isPassed = true;
  for (const command of commands) {
    const result = await runCommand(command, env);
    output += result.output;
    isPassed = result.isPassed;
    if (!isPassed) break;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!isPassed) console.error(output.trimEnd());
  console.log(`${isPassed ? '✓' : '✗'} ${name} ${seconds} s`);
  return isPassed;
}

function runCommand(
  [program = '', ...args]: string[],
  env: Record<string, string>,
): Promise<{ isPassed: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('close', (code) => resolve({ isPassed: code === 0, output }));
  });
}

const results = [await runStep({ name: 'route types', commands: [[ROUTER, 'typegen']] })];
results.push(...(await Promise.all(steps.map(runStep))));
const failed = results.filter((isPassed) => !isPassed).length;
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${results.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
