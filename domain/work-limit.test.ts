import { expect, test } from 'vitest';
import { Busy } from './errors.ts';
import { createWorkLimit } from './work-limit.ts';

test('some at a time, each once, in their order, also after a failure', async () => {
  const limit = createWorkLimit({ atOnce: 2, mostWaiting: 10 });
  let [running, most] = [0, 0];
  const order: number[] = [];
  const job = (fails: boolean, at: number) =>
    limit(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      order.push(at);
      if (fails) throw new Error('bad');
      return 'made';
    });
  const ended = await Promise.allSettled([false, true, false, false, true, false, false].map(job));
  expect(most).toBe(2);
  expect(ended.map((it) => it.status === 'fulfilled')).toEqual([true, false, true, true, false, true, true]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(await job(false, 7)).toBe('made');
});

test('refuses what comes when the queue is full, for all and for one client', async () => {
  const limit = createWorkLimit({ atOnce: 1, mostWaiting: 4, mostWaitingPerClient: 2 });
  let release = () => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ask = (client: string) => limit(() => blocked.then(() => client), client);
  const taken = [ask('a'), ask('a'), ask('a')];
  await expect(ask('a')).rejects.toBeInstanceOf(Busy);
  taken.push(ask('b'), ask('b'));
  await expect(ask('c')).rejects.toBeInstanceOf(Busy);
  release();
  expect(await Promise.all(taken)).toEqual(['a', 'a', 'a', 'b', 'b']);
  expect(await ask('c')).toBe('c');
});
