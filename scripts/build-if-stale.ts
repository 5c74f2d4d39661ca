import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const STAMP = 'build/stamp';
/** Holds the number of the process that builds; outside of the folder that a build empties. */
const LOCK = 'build.lock';
const LONGEST_BUILD_MS = 600_000;
const SOURCES = [
  '{app,az,db,domain,server,public}/**/*',
  '{package-lock,tsconfig}.json',
  '{vite,react-router}.config.ts',
  'scripts/{build-fonts,font-characters,service-worker-plugin}.ts',
];

/** Whether something the build is made of changed since it was made. */
function isStale(): boolean {
  if (!existsSync(STAMP) || !existsSync('build/server/index.js')) return true;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.some((pattern) =>
    globSync(pattern, { exclude: ['**/*.test.*', 'app/styles/fonts/**'] }).some(
      (file) => statSync(file).mtimeMs > built,
    ),
  );
}

/**
 * Builds fonts, browser files and server when they are missing or older than their sources; waits where another process
 * is building in this folder. `anew`: from nothing. Throws when it fails.
 */
export function buildIfStale({ anew = false } = {}): void {
  if (!anew && !isStale() && !existsSync(LOCK)) return;
  const release = lock();
  try {
    if (anew) rmSync('build', { recursive: true, force: true });
    if (isStale()) build();
  } finally {
    release();
  }
}

function build(): void {
  console.log('Building, this takes a minute at most…');
  // It writes into the sources: what comes after is to be newer.
  run('scripts/build-fonts.ts');
  const started = new Date();
  run('node_modules/@react-router/dev/bin.cjs', 'build');
  writeFileSync(STAMP, started.toISOString());
  // What was edited while the build ran may not be in it: the stamp is as old as the build's beginning.
  utimesSync(STAMP, started, started);
}

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

/** Two builds in one folder would take the files from under each other. Returns what lets the next one in. */
function lock(): () => void {
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const { builder, since } = readLock();
    // Its builder was killed. One that has just begun has not written its number yet, and a number may be given again.
    const isLeft = builder !== null && (builder === process.pid || !isRunning(builder));
    if (isLeft || Date.now() - since > LONGEST_BUILD_MS) rmSync(LOCK, { force: true });
    else {
      if (isFirst) console.log(`Waiting: process ${builder ?? ''} is building in this folder…`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    }
  }
}

function readLock(): { builder: number | null; since: number } {
  try {
    return { builder: Number(readFileSync(LOCK, 'utf8')) || null, since: statSync(LOCK).mtimeMs };
  } catch {
    // Gone just now.
    return { builder: null, since: Date.now() };
  }
}

function isRunning(builder: number): boolean {
  try {
    return process.kill(builder, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
