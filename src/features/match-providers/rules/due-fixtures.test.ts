import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { findNextPoll, spreadCalls } from './due-fixtures.ts';

const kickOff = Date.UTC(2026, 9, 18, 15);

describe('spreadCalls', () => {
  const least = 3 * MINUTE;
  const spread = (kickOffs: number[], remainingToday: number, now = kickOff) =>
    spreadCalls(kickOffs, { now, remainingToday, leastMs: least });

  it('polls at the shortest interval while the calls are enough', () => {
    expect(spread([kickOff], 90)).toBe(least);
    expect(spread([], 3)).toBe(least);
  });

  it('counts simultaneous matches once, and reserves calls for later matches', () => {
    const together = spread([kickOff, kickOff, kickOff], 25);
    expect(together).toBe(spread([kickOff], 25));
    expect(spread([kickOff, kickOff + 2 * HOUR, kickOff + 4 * HOUR], 60)).toBeGreaterThan(least);
  });

  it('waits twenty minutes at most, also without calls', () => {
    expect(spread([kickOff, kickOff + 2 * HOUR], 0)).toBe(20 * MINUTE);
  });
});

/** Plays a day by the plan of the free account and counts the calls, each for all matches that are due. */
function countCallsOfDay(kickOffs: readonly number[]): number {
  const midnight = kickOff - (kickOff % DAY);
  const end = midnight + DAY;
  const due = new Map(kickOffs.map((at, id) => [id, at - 75 * MINUTE]));
  let calls = 12;
  for (let now = midnight; now < end; now += MINUTE) {
    const polled = [...due].filter(([, at]) => at <= now).map(([id]) => id);
    if (polled.length === 0) continue;
    const isLive = (id: number) => {
      const at = kickOffs[id] ?? 0;
      return now >= at && now < at + 115 * MINUTE;
    };
    calls += polled.length === 1 ? 1 : 1 + polled.filter((id) => !isLive(id)).length;
    const left = kickOffs.filter((at, id) => due.has(id) && at > now - 2 * HOUR && at < end);
    const liveIntervalMs = spreadCalls(left, { now, remainingToday: 100 - calls, leastMs: 3 * MINUTE });
    for (const id of polled) {
      const at = kickOffs[id] ?? 0;
      const isOver = now >= at + 115 * MINUTE;
      const match = { status: isOver ? ('finished' as const) : ('live' as const), phase: null, kickOff: at };
      const updatedAt = Math.min(now, at + 115 * MINUTE);
      const next = findNextPoll({ ...match, updatedAt }, { now, liveIntervalMs, isScarce: true });
      if (next === null) due.delete(id);
      else due.set(id, next);
    }
  }
  return calls;
}

it.each([
  ['one match', [0]],
  ['a round at one time', [0, 0, 0, 0, 0]],
  ['a round from 12:00 to 20:00', [-3, -1, 1, 3, 5]],
])('the free plan lasts a day with %s', (_name, hours) => {
  expect(countCallsOfDay(hours.map((hour) => kickOff + hour * HOUR))).toBeLessThanOrEqual(100);
});
