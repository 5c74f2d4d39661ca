import { expect, test } from 'vitest';
import { startSite } from '../../kit/site/site.ts';

/** Blocks the event loop for 1.2 s again and again, without work, from the signal on. */
const BLOCKER = `process.on('SIGUSR2', () => setInterval(() => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200);
}, 1));`;

test('/healthz says that a process whose event loop is blocked is not well', async () => {
  const site = await startSite({
    command: [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(BLOCKER)}`,
      'build/server/index.js',
    ],
  });
  const health = async () => {
    const answer = await site.fetch('/healthz');
    return [answer.status, await answer.text()];
  };
  expect(await health()).toEqual([200, 'ok']);
  process.kill(site.pid(), 'SIGUSR2');
  await expect.poll(health, { timeout: 60_000 }).toEqual([503, 'blocked']);
  await site.kill();
});
