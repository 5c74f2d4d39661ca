import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = pathToFileURL('scripts/build-if-stale.ts').href;

/** A build that records that it ran, waits for the file `go` and, like the real one, empties its folder first. */
const BUILD = `const fs = require('node:fs');
fs.appendFileSync('builds.txt', 'build\\n');
fs.rmSync('build', { recursive: true, force: true });
while (!fs.existsSync('go')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
fs.mkdirSync('build/server', { recursive: true });
fs.writeFileSync('build/server/index.js', '');`;

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'node_modules/@react-router/dev'), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'src/styles'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/@react-router/dev/bin.cjs'), BUILD);
  // Like the real script, it writes next to the sources.
  writeFileSync(
    join(folder, 'scripts/build-fonts.ts'),
    "import { mkdirSync } from 'node:fs';\nmkdirSync('app/styles/fonts', { recursive: true });\n",
  );
  writeFileSync(join(folder, 'scripts/compress-assets.ts'), '');
  return folder;
}

function start(cwd: string) {
  const code = `import { buildIfStale } from ${JSON.stringify(program)}; buildIfStale(); console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd });
  onTestFinished(() => void child.kill());
  let said = '';
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(said)));
  const begun = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        resolve(said);
      });
  });
  return { begun, ended };
}

test('two starts in one folder build it once; the other says that it waits', async () => {
  const folder = openFolder();
  const one = start(folder);
  expect(await one.begun).toMatch(/^Building/);
  const other = start(folder);
  expect(await other.begun).toMatch(/^Waiting: process \d+ is building in this folder…\n$/);
  writeFileSync(join(folder, 'go'), '');
  expect(await one.ended).toMatch(/\nready\n$/);
  expect(await other.ended).toMatch(/…\nready\n$/);
  expect(readFileSync(join(folder, 'builds.txt'), 'utf8')).toBe('build\n');
  expect(existsSync(join(folder, 'build.lock'))).toBe(false);
  // Files that the build itself writes next to the sources do not make it stale.
  expect(await start(folder).ended).toBe('ready\n');
});

test('a build that was killed holds nobody up', async () => {
  const folder = openFolder();
  writeFileSync(join(folder, 'go'), '');
  writeFileSync(join(folder, 'build.lock'), '2147483646');
  expect(await start(folder).ended).toMatch(/^Building.*\nready\n$/);
});
