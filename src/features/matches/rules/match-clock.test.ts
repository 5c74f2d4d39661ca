import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { readClock, readClockFace } from './match-clock.ts';
import { readRunningClock } from './running-clock.ts';

describe('the clock of a match', () => {
  const firstHalf = { at: NOON, minute: 1, rate: 1, end: 45 };

  it.each<[string, after: number, minute: number, added: number | null]>([
    ['the first minute until it is over', MINUTE - 1, 1, null],
    ['the second minute then', MINUTE, 2, null],
    ['the last minute of the half', 45 * MINUTE - 1, 45, null],
    ['added time after it', 45 * MINUTE, 45, 1],
    ['45+3 after 47 minutes and ten seconds', 47 * MINUTE + 10 * SECOND, 45, 3],
    ['at most 30 minutes of added time', 5 * 60 * MINUTE, 45, 30],
    ['the first minute while the clock of another server is ahead', -10 * MINUTE, 1, null],
  ])('shows %s', (_what, after, minute, added) => {
    expect(readRunningClock(firstHalf, NOON + after)).toEqual({ minute, added });
  });

  it('runs as fast as its match', () => {
    expect(readRunningClock({ ...firstHalf, rate: 15 }, NOON + MINUTE)).toEqual({ minute: 16, added: null });
  });

  it('runs on an open page until the end of its part, and stands in a break', () => {
    const clock = { at: NOON, minute: 46, rate: 1 };
    expect(readClockFace({ phase: 'secondHalf', clock })).toEqual({ ...clock, end: 90 });
    expect(readClockFace({ phase: 'halftime', clock: null })).toBeNull();
  });

  it('stands at the end of the half in a break', () => {
    expect(readClock({ phase: 'halftime', clock: null }, NOON)).toEqual({ minute: 45, added: null });
    expect(readClock({ phase: 'extraTimeBreak', clock: null }, NOON)).toEqual({ minute: 90, added: null });
  });
});
