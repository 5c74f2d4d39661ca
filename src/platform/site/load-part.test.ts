import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAwaitingParts, loadPart, startLater } from './load-part.ts';

let page: EventTarget;
const goOnline = () => page.dispatchEvent(new Event('online'));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
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
  goOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.stubGlobal('navigator', { onLine: true });
  for (let time = 0; time < 2; time++) {
    goOnline();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(3);
  }
  expect(start).toHaveBeenCalledTimes(1);
});

test('a part whose file does not arrive twice is an error', async () => {
  const load = lostTimes(3);
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const report = vi.fn();
  process.once('unhandledRejection', report);
  try {
    loadPart(load, vi.fn());
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await expect.poll(() => report.mock.calls).toMatchObject([[{ message: 'Failed to fetch' }, {}]]);
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that needs the stream is started when the page has been readable for a second', async () => {
  const start = vi.fn();
  startLater(start);
  await vi.advanceTimersByTimeAsync(999);
  expect(start).not.toHaveBeenCalled();
  expect(isAwaitingParts()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledTimes(1);
  expect(isAwaitingParts()).toBe(false);
});
