import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '#tests/kit/browser/find-chromium.ts';

/** Programs that run beside a large site. Tests leave out those that are not there. */
const OPTIONAL_PROGRAMS = ['nginx', 'pgbouncer', 'prometheus'];

/**
 * Checks that the requirements of the tests are installed: a Chromium, and in CI a PostgreSQL. On Debian, as root, missing
 * ones are installed, and Chromium without its window beside it: most browser tests need half the time with it. CI says
 * which programs that run beside a large site are not there.
 * Returns one line for each requirement that is still missing, with how to get it.
 */
export function prepareMachine(): string[] {
  const missing: string[] = [];
  if (!process.env.CHROME_PATH && !findHeadlessShell()) install('chromium-headless-shell');
  if (!findChromium() && !(install('chromium') && findChromium()))
    missing.push(
      'No Chromium or Chrome found for the browser tests: install one (Debian: apt-get install chromium; or ' +
        'https://www.google.com/chrome), or set CHROME_PATH to its program.',
    );
  if (process.env.CI && !hasPostgres() && !(install('postgresql') && hasPostgres()))
    missing.push(
      'No PostgreSQL found, and CI must run on both engines: install it (Debian: apt-get install postgresql), ' +
        'or set TEST_DATABASE_URL to a server on which the tests may create databases.',
    );
  if (process.env.CI)
    for (const program of OPTIONAL_PROGRAMS)
      if (!hasProgram(program)) console.warn(`No ${program} found: the tests with it are left out.`);
  return missing;
}

function hasPostgres(): boolean {
  if (process.env.TEST_DATABASE_URL || existsSync('/usr/lib/postgresql')) return true;
  return hasProgram('initdb');
}

function hasProgram(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));
}

let isListFresh = false;

function install(what: string): boolean {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  console.log(`Installing ${what} …`);
  isListFresh ||= aptGet('update');
  return isListFresh && aptGet('install', '-y', '--no-install-recommends', what);
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Without them apt waits for minutes where packets are lost, and `update` succeeds without a network. */
const APT_OPTIONS = [
  'Acquire::Retries=0',
  'Acquire::http::Timeout=5',
  'Acquire::https::Timeout=5',
  'APT::Update::Error-Mode=any',
];

function aptGet(...args: string[]): boolean {
  const { status, stderr, error } = spawnSync(
    'apt-get',
    ['-qq', ...APT_OPTIONS.flatMap((option) => ['-o', option]), ...args],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  if (status !== 0) console.error(error?.message ?? stderr.trim());
  return status === 0;
}
