import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../kit/site/free-port.ts';
import { openStream } from '../../kit/site/live-stream.ts';
import { type StartOptions, spawnSiteProcess, startSiteProcess } from '../../kit/site/site-process.ts';
import { stopUnderLoad } from '../../kit/site/stop-under-load.ts';

function prepare(env: Record<string, string>, port: number) {
  mkdirSync(inject('runFolder'), { recursive: true });
  return {
    NODE_ENV: 'production',
    DEMO: '0',
    DATA_DIR: mkdtempSync(join(inject('runFolder'), 'stopping-')),
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    STOP_DELAY: '1',
    ...env,
  };
}

async function start(env: Record<string, string> = {}, options: StartOptions = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess(url, prepare(env, port), options);
  return { site, port, url };
}

test.each<[how: string, env: Record<string, string>, options: StartOptions]>([
  ['itself', {}, {}],
  ['through npm start', {}, { command: ['npm', 'start'] }],
  ['while its second process starts', { PROCESSES: '2' }, {}],
])('a server that is stopped %s loses no request', async (_, env, options) => {
  await expectNothingLost(await start(env, options));
});

test.each<[how: string, options: StartOptions]>([
  ['itself', {}],
  ['through npm start', { command: ['npm', 'start'] }],
])('a server that is started %s with several processes and stopped loses no request', async (_, options) => {
  const started = await start({ PROCESSES: '2' }, options);
  const countReady = () => started.site.lines.filter((line) => line.includes('is ready at')).length;
  await expect.poll(countReady).toBe(2);
  await expectNothingLost(started);
});

async function expectNothingLost(started: Awaited<ReturnType<typeof start>>) {
  const { lost, answeredLate, code } = await stopUnderLoad(started, { fresh: 10, kept: 10, before: 200 });
  expect(lost).toEqual([]);
  expect(answeredLate).toBeGreaterThan(0);
  expect(code).toBe(0);
  expectLogged(started.site, 'SIGTERM');
}

/** The log says once that the server stops, and why. */
function expectLogged({ lines }: { lines: string[] }, signal: NodeJS.Signals) {
  const stops = lines.filter((line) => line.includes('The server stops'));
  expect(stops).toEqual([expect.stringContaining(`"signal":"${signal}"`)]);
}

test('its readers are told to come back, and load balancers that it stops', async () => {
  const { site, url } = await start();
  const stream = await openStream(url, ['breaking']);
  site.signal('SIGTERM');
  await expect.poll(() => stream.isEnded()).toBe(true);
  const state = await fetch(`${url}/readyz`);
  expect([state.status, await state.text()]).toEqual([503, 'stopping']);
  expect(await site.ended).toBe(0);
});

test('a second signal ends it at once', async () => {
  const { site } = await start({ STOP_DELAY: '300' });
  let code: number | null | undefined;
  const ended = site.ended.then((value) => {
    code = value;
  });
  while (code === undefined) {
    site.signal('SIGTERM');
    await Promise.race([ended, sleep(50)]);
  }
  expect(code).toBe(1);
});

test.each<[how: string, env: Record<string, string>]>([
  ['shows the start-up screens', {}],
  ['listens when it is ready', { LISTEN_WHEN_READY: '1' }],
])('a server that %s and cannot start ends at a signal', async (_, env) => {
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const site = spawnSiteProcess(prepare({ ...env, DATABASE_URL }, await freePort()));
  const hasFailed = () => site.lines.some((line) => line.includes('Start failed, trying again'));
  await expect.poll(hasFailed).toBe(true);
  site.signal('SIGTERM');
  expect(await site.ended).toBe(0);
  expectLogged(site, 'SIGTERM');
});
