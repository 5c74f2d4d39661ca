import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endWithWorker } from '../../kit/site/end-with-worker.ts';
import { freePort } from '../../kit/site/free-port.ts';

const MB = 1_000_000;
/** The user of the image. Only root can become another one. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

describe('the packed product', () => {
  // Not in the folder of the run, which no other user may enter.
  const root = mkdtempSync(join(tmpdir(), 'packed-'));
  const folder = join(root, 'product');
  const data = join(root, 'data');
  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pack', folder], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    chmodSync(root, 0o755);
    mkdirSync(data);
    if (NOBODY.uid) chownSync(data, NOBODY.uid, NOBODY.gid);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('is small, without the tools of the build', () => {
    // Node itself has 150 MB, 116 of them when its symbols are stripped.
    expect((sizeOf(folder) - statSync(join(folder, 'node')).size) / MB).toBeLessThan(110);
    for (const tool of ['vite', 'vitest', 'typescript', '@rolldown', '@biomejs', 'node'])
      expect([tool, existsSync(join(folder, 'node_modules', tool))]).toEqual([tool, false]);
  });

  test('is not written over another folder', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'pack', folder], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('which is empty')]);
  });

  describe('started where it may not write, by a user without rights', () => {
    let url = '';
    let stop: () => Promise<unknown>;
    const env = {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATA_DIR: data,
      DEMO: '0',
      LOG_LEVEL: 'warn',
    };
    beforeAll(async () => {
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const child = spawn(join(folder, 'node'), ['build/server/index.js'], {
        cwd: folder,
        env: { ...env, HOST: '127.0.0.1', PORT: String(port), SITE_URL: url },
        stdio: ['ignore', 'ignore', 'inherit'],
        ...NOBODY,
      });
      endWithWorker(child);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      stop = async () => {
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      };
      while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) expect(child.exitCode).toBeNull();
    });
    afterAll(() => stop());

    test('it answers pages, files and a search', async () => {
      for (const path of ['/', '/favicon.svg', '/search?q=qol'])
        expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    });

    test('its command line works', () => {
      const asked = ['scripts/run.mjs', 'cli', 'rebuild-search'];
      const { status, stdout } = spawnSync(join(folder, 'node'), asked, {
        cwd: folder,
        env,
        encoding: 'utf8',
        ...NOBODY,
      });
      expect([status, stdout]).toEqual([0, expect.stringContaining('0')]);
    });
  });
});
