import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { endWithWorker } from '../../kit/site/end-with-worker.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { listInstructions, readImageEnvironment, readUnitEnvironment } from '../../kit/source/manifests.ts';

const MB = 1_000_000;
/** The limit of the image without its base, `distroless/cc-debian12`, which has 24 MB. */
const MAX_SIZE = (250 - 24) * MB;
/** The user of the image. Only root can become another one. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};
const hasStrip = spawnSync('strip', ['--version']).status === 0;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

// Not in the folder of the run, which no other user may enter.
const root = mkdtempSync(join(tmpdir(), 'packed-'));
const folder = join(root, 'product');
const unit = readFileSync('deploy/systemd/newsroom.service', 'utf8').replaceAll('/opt/newsroom', folder);

function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** What `docker build` sends: the files that `.dockerignore` lets in. The packages are those of this installation. */
function makeContext(): string {
  const context = join(root, 'context');
  for (const line of readFileSync('.dockerignore', 'utf8').split('\n'))
    if (line.startsWith('!')) cpSync(line.slice(1), join(context, line.slice(1)), { recursive: true });
  symlinkSync(resolve('node_modules'), join(context, 'node_modules'));
  return context;
}

// Builds the site: 25 s of CPU time. Nothing else shows that the build needs no file that the image does not have.
beforeAll(async () => {
  const [install, build = '', ...others] = listInstructions('RUN');
  expect([install, others]).toEqual(['npm ci', []]);
  const command = build
    .replace(' && strip /app/node', hasStrip ? '$&' : '')
    .replace(/ && mkdir \/data$/, '')
    .replaceAll('/app', folder);
  const { PATH = '', HOME = '' } = process.env;
  // Rejects with what the command wrote when it fails.
  await promisify(execFile)('sh', ['-c', command], { cwd: makeContext(), env: { PATH, HOME } });
  chmodSync(root, 0o755);
}, 10 * MINUTE);
afterAll(() => rmSync(root, { recursive: true }));

describe('the image, made by the steps of the Dockerfile', () => {
  test.runIf(hasStrip)('is small', () => {
    expect(sizeOf(folder)).toBeLessThan(MAX_SIZE);
  });

  test('has no tools of the build', () => {
    for (const tool of ['vite', 'vitest', 'typescript', '@rolldown', '@biomejs', 'node'])
      expect([tool, existsSync(join(folder, 'node_modules', tool))]).toEqual([tool, false]);
  });

  test('is not written over another folder', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pack', folder], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('which is empty')]);
  });
});

/** The program and arguments of an instruction in JSON, without the options before it. */
const readCommand = (text = ''): string[] => JSON.parse(text.slice(text.indexOf('[')));
const [, started = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];

describe.each([
  { how: 'the image', command: readCommand(listInstructions('CMD').at(-1)), own: readImageEnvironment() },
  { how: 'the service of systemd', command: started.split(' '), own: readUnitEnvironment(unit) },
])('$how, started where it may not write, by a user without rights', ({ how, command, own }) => {
  let url = '';
  let child: ChildProcess;
  let env: Record<string, string>;
  const run = ([program = '', ...args]: string[], over: Record<string, string> = {}) =>
    spawnSync(program, args, { cwd: folder, env: { ...env, ...over }, encoding: 'utf8', ...NOBODY });

  beforeAll(async () => {
    const data = join(root, how.replaceAll(' ', '-'));
    mkdirSync(data);
    if (NOBODY.uid) chownSync(data, NOBODY.uid, NOBODY.gid);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const settings = { DEMO: '0', LOG_LEVEL: 'warn', SITE_URL: url, STOP_DELAY: '0' };
    env = { ...own, DATA_DIR: data, PORT: String(port), ...settings };
    const [program = '', ...args] = command;
    child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], ...NOBODY });
    endWithWorker(child);
    while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) expect(child.exitCode).toBeNull();
  });
  afterAll(async () => {
    const ended = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('it answers pages, files and a search', async () => {
    for (const path of ['/', '/favicon.svg', '/search?q=qol'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  });

  test('its command line works', () => {
    const { status, stdout } = run(['./node', 'scripts/run.mjs', 'cli', 'rebuild-search']);
    expect([status, stdout]).toEqual([0, expect.stringContaining('0')]);
  });

  test('its health check tells whether it answers', async () => {
    const check = readCommand(listInstructions('HEALTHCHECK')[0]);
    expect(run(check).status).toBe(0);
    expect(run(check, { PORT: String(await freePort()) }).status).toBe(1);
  });
});

test.runIf(hasSystemd)('systemd accepts the unit', () => {
  const file = join(root, 'newsroom.service');
  writeFileSync(file, unit);
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
