import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { noteAnswer } from '#platform/live/live-stream.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { readHeldTime } from './read-held-time.ts';

const attributes = new Map<string, boolean>();
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  const toggleAttribute = (name: string, isThere: boolean) => attributes.set(name, isThere);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('runs with the clock of the server until the server has not been heard for 75 s, and says that it stands still', () => {
  const isAhead = 3 * MINUTE;
  noteAnswer(true);
  const readAfter = (ms: number) => {
    vi.setSystemTime(NOON + ms);
    return [readHeldTime(isAhead) - isAhead - NOON, attributes.get('data-held')];
  };
  expect(readAfter(0)).toEqual([0, false]);
  expect(readAfter(75 * SECOND)).toEqual([75 * SECOND, false]);
  expect(readAfter(2 * MINUTE)).toEqual([75 * SECOND, true]);
  noteAnswer(true);
  expect(readAfter(2 * MINUTE)).toEqual([2 * MINUTE, false]);
});
