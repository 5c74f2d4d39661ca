import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPart, startLater } from '#platform/site/load-part.ts';
import { subscribeToTopic } from './live-stream.ts';

const opened: string[] = [];

class TestEventSource extends EventTarget {
  readyState = 0;
  constructor(address: string) {
    super();
    opened.push(new URL(address, 'http://localhost').searchParams.get('topics') ?? '');
  }
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('EventSource', TestEventSource);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page opens its stream once, for what all its parts ask, however slowly they are loaded', async () => {
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  loadPart(
    async () => {},
    () => subscribeToTopic('coverage:derbi', () => {}),
  );
  startLater(() => subscribeToTopic('breaking', () => {}));
  loadPart(
    () => after(3000),
    () => subscribeToTopic('match:derbi', () => {}),
  );
  await vi.advanceTimersByTimeAsync(2900);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toEqual(['coverage:derbi,breaking,match:derbi']);
  // A reader who comes to another part of the page asks for more.
  subscribeToTopic('poll:1', () => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.slice(1)).toEqual(['coverage:derbi,breaking,match:derbi,poll:1']);
});
