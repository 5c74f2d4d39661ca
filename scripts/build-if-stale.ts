import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const STAMP = 'build/stamp';
/** Contains the id of the process that builds. Outside the folder that a build empties. */
const LOCK = 'build.lock';
// Nothing is imported from `src/`, which a packed product does not have.
const LONGEST_BUILD_MS = 10 * 60_000;
const SOURCES = [
  '{cli,src,public}/**/*',
  '{package-lock,tsconfig}.json',
  '{vite,react-router}.config.ts',
  'scripts/{build-fonts,compress-assets,font-characters,font-face,font-outlines,font-tables,frame-scripts,programs-plugin,service-worker-plugin}.ts',
];

/** Whether a source file has changed since the last build, or nothing was built yet. */
export function isStale(): boolean {
  if (!existsSync(STAMP) || !existsSync('build/server/index.js')) return true;
  const built = statSync(STAMP).mtimeMs;
  return SOURCES.some((pattern) =>
    globSync(pattern, { exclude: ['**/*.test.*', 'src/styles/fonts/**'] }).some(
      (file) => statSync(file).mtimeMs > built,
    ),
  );
}

/**
 * Builds fonts, browser files and server when they are missing or older than their sources. Waits when another process is
 * building in this folder. `anew` builds from scratch. Throws when the build fails.
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
  // The fonts are written next to the sources, so the stamp must be newer.
  run('scripts/build-fonts.ts');
  const started = new Date();
  run('node_modules/@react-router/dev/bin.cjs', 'build');
  run('scripts/compress-assets.ts');
  writeFileSync(STAMP, started.toISOString());
  // Files that were edited during the build may not be in it, so the stamp has the time of its start.
  utimesSync(STAMP, started, started);
}

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}

/** Prevents two builds in one folder, which would delete each other's files. Returns a function that releases the lock. */
function lock(): () => void {
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const { builder, since } = readLock();
    // Delete the lock of a killed process. A new builder may not have written its id yet, and ids are reused.
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
    // The lock was deleted just now.
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
