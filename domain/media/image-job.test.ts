import { expect, test } from 'vitest';
import { runImageJob } from './image-job.ts';

test('two jobs at a time, each once, also after a failure', async () => {
  let running = 0;
  let most = 0;
  const job = (fails: boolean) =>
    runImageJob(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (fails) throw new Error('bad');
      return 'made';
    });
  const ended = await Promise.allSettled([false, true, false, false, true, false, false].map(job));
  expect(most).toBe(2);
  expect(ended.map((it) => it.status === 'fulfilled')).toEqual([true, false, true, true, false, true, true]);
  expect(await job(false)).toBe('made');
});
