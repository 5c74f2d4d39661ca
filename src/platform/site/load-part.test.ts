import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAwaitingParts, loadPart } from './load-part.ts';

let goOnline: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  goOnline = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => goOnline.push(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file that does not arrive the first times that it is asked for. */
function lostTimes(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'module';
  });
  return load;
}

test('a part whose file did not arrive is asked for once more after 3 s, and started once', async () => {
  const load = lostTimes(1);
  const start = vi.fn();
  loadPart(load, start);
  await vi.advanceTimersByTimeAsync(2900);
  expect(load).toHaveBeenCalledTimes(1);
  expect(isAwaitingParts()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(start.mock.calls).toEqual([['module']]);
  expect(isAwaitingParts()).toBe(false);
});

test('a part whose file did not arrive because the connection is lost waits for the connection', async () => {
  const load = lostTimes(2);
  const start = vi.fn();
  vi.stubGlobal('navigator', { onLine: false });
  loadPart(load, start);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  // The stream does not wait for it.
  expect(isAwaitingParts()).toBe(false);
  goOnline.shift()?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', { onLine: true });
  goOnline.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(start).toHaveBeenCalledTimes(1);
  expect(goOnline).toEqual([]);
});
