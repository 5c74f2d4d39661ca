import { expect, test } from 'vitest';
import { watchLoop } from './loop-watch.ts';

test('a loop is blocked when five checks in a row are late, and free after one in time', async () => {
  let time = 0;
  let step = 1;
  let checks = 0;
  // Each check asks twice: when it begins and for the next one.
  const watch = watchLoop({
    checkMs: 1,
    clock: () => {
      checks += 1;
      if (checks % 2 === 0) time += step;
      return time;
    },
  });
  expect(watch.isBlocked()).toBe(false);
  // One late check is a long task.
  step = 5000;
  await expect.poll(() => time, { interval: 1 }).toBeGreaterThan(5000);
  step = 1;
  await expect.poll(() => watch.isBlocked(), { interval: 1 }).toBe(false);
  step = 5000;
  await expect.poll(() => watch.isBlocked(), { interval: 1 }).toBe(true);
  step = 1;
  await expect.poll(() => watch.isBlocked(), { interval: 1 }).toBe(false);
  watch.stop();
});
