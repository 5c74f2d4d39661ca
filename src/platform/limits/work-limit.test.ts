import { expect, test } from 'vitest';
import { Busy } from '#platform/errors.ts';
import { createWorkLimit } from './work-limit.ts';

test('runs a limited number of tasks at once, each once and in order, also after a failure', async () => {
  const limit = createWorkLimit({ concurrency: 2, maxWaiting: 10 });
  let [running, maxRunning] = [0, 0];
  const order: number[] = [];
  const job = (fails: boolean, at: number) =>
    limit(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      order.push(at);
      if (fails) throw new Error('bad');
      return 'done';
    });
  const results = await Promise.allSettled([false, true, false, false, true, false, false].map(job));
  expect(maxRunning).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await job(false, 7)).toBe('done');
});

test('refuses tasks when the queue is full, for all clients and for one client', async () => {
  const limit = createWorkLimit({ concurrency: 1, maxWaiting: 4, maxWaitingPerClient: 2 });
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = (client: string) => limit(() => blocked.then(() => client), client);
  const accepted = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toBeInstanceOf(Busy);
  accepted.push(run('b'), run('b'));
  await expect(run('c')).rejects.toBeInstanceOf(Busy);
  release();
  expect(await Promise.all(accepted)).toEqual(['a', 'a', 'a', 'b', 'b']);
  expect(await run('c')).toBe('c');
});

test('pauses when the tasks have used up the time that they may take', async () => {
  let time = 0;
  const pauses: number[] = [];
  const limit = createWorkLimit({
    concurrency: 1,
    maxWaiting: 10,
    budget: {
      burstMs: 300,
      share: 0.5,
      now: () => time,
      wait: async (ms) => {
        pauses.push(ms);
        time += ms;
      },
    },
  });
  const work = () =>
    limit(async () => {
      time += 200;
    });
  for (let at = 0; at < 5; at += 1) await work();
  // The first tasks use up the burst. Then half of the time is a pause.
  expect(pauses).toEqual([200, 200]);
  expect(time).toBe(1400);
  time += 10_000;
  await work();
  expect(pauses).toEqual([200, 200]);
});
