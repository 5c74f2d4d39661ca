import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const STAMP = 'build/stamp';
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

/** Builds fonts, browser files and server when they are missing or older than their sources. Throws when it fails. */
export function buildIfStale(): void {
  if (!isStale()) return;
  const started = Date.now();
  for (const [command, ...args] of [
    ['node', 'scripts/build-fonts.ts'],
    ['node', 'node_modules/@react-router/dev/bin.cjs', 'build'],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(command === 'node' ? process.execPath : command, args, {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  }
  writeFileSync(STAMP, new Date(started).toISOString());
  // What was edited while the build ran may not be in it: the stamp is as old as the build's beginning.
  utimesSync(STAMP, new Date(started), new Date(started));
}
