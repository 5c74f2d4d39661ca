import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs after a pause, and at the latest after the longest wait while triggers keep coming', async () => {
  const runs: number[] = [];
  const began = performance.now();
  const debounce = createDebounce(() => runs.push(performance.now() - began), {
    delayMs: 400,
    maxWaitMs: 2000,
  });
  for (let at = 0; at < 6000; at += 250) {
    debounce.trigger();
    await vi.advanceTimersByTimeAsync(250);
  }
  expect(runs).toEqual([2000, 4000, 6000]);
});

test('does not run after it was cancelled', async () => {
  const run = vi.fn();
  const debounce = createDebounce(run, { delayMs: 400, maxWaitMs: 2000 });
  debounce.trigger();
  debounce.cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
});
