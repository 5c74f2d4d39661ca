import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BuildStep, planBuild } from './plan-build.ts';
import type { SegmentEntry } from './segment-set.ts';

const LIMITS = { unsegmented: 10, newSegment: 100 };
const entry = (from: number, to: number, size = to - from + 1): SegmentEntry => ({
  file: `${from}.segment`,
  from,
  to,
  stale: '',
  size,
});

/** The segments after a step, when every version is an article. */
function apply(segments: readonly SegmentEntry[], step: BuildStep): SegmentEntry[] {
  if (step.kind === 'merge') {
    const joined = segments.slice(step.from, step.to + 1);
    const size = joined.reduce((sum, one) => sum + one.size, 0);
    return segments.toSpliced(
      step.from,
      joined.length,
      entry(joined[0]?.from ?? 0, joined.at(-1)?.to ?? 0, size),
    );
  }
  const added = entry(Math.max(step.from, step.to - LIMITS.newSegment + 1), step.to);
  return [...segments, added].sort((one, other) => one.from - other.from);
}

it('gives steps until few segments have all articles, without writing each of them often', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 }), (growths) => {
      let segments: SegmentEntry[] = [];
      let [version, written] = [0, 0];
      for (const growth of growths) {
        version += growth;
        let steps = 0;
        for (
          let step = planBuild({ segments }, version, LIMITS);
          step;
          step = planBuild({ segments }, version, LIMITS)
        ) {
          expect(++steps, 'it comes to an end').toBeLessThan(400);
          const before = new Set(segments.map(({ file, size }) => `${file} ${size}`));
          segments = apply(segments, step);
          written += segments
            .filter(({ file, size }) => !before.has(`${file} ${size}`))
            .reduce((sum, one) => sum + one.size, 0);
        }
        expect(version - (segments.at(-1)?.to ?? 0)).toBeLessThanOrEqual(LIMITS.unsegmented);
        for (const [at, { from }] of segments.entries()) expect(from).toBe((segments[at - 1]?.to ?? 0) + 1);
        expect(segments.length).toBeLessThan(8);
      }
      expect(written).toBeLessThan(10 * (version + 1));
    }),
  );
});

it('takes the newest missing articles first', () => {
  expect(planBuild(null, 10, LIMITS)).toBeNull();
  expect(planBuild(null, 11, LIMITS)).toEqual({ kind: 'build', from: 1, to: 11 });
  const segments = [entry(401, 500), entry(701, 800)];
  expect(planBuild({ segments }, 811, LIMITS)).toEqual({ kind: 'build', from: 801, to: 811 });
  expect(planBuild({ segments }, 810, LIMITS)).toEqual({ kind: 'build', from: 501, to: 700 });
  expect(planBuild({ segments: [entry(401, 800)] }, 800, LIMITS)).toEqual({
    kind: 'build',
    from: 1,
    to: 400,
  });
});

it('joins neighbours only', () => {
  const similar = [entry(1, 100), entry(101, 200), entry(201, 300), entry(301, 400)];
  expect(planBuild({ segments: similar }, 400, LIMITS)).toEqual({ kind: 'merge', from: 0, to: 3 });
  const [first, ...others] = similar;
  const apart = [
    ...(first ? [first] : []),
    ...others.map((one) => ({ ...one, from: one.from + 50, to: one.to + 50 })),
  ];
  expect(planBuild({ segments: apart }, 450, LIMITS)).toEqual({ kind: 'build', from: 101, to: 150 });
});

it('joins four neighbours of one size before it reads older articles', () => {
  const similar = [entry(101, 200), entry(201, 300), entry(301, 400), entry(401, 500)];
  expect(planBuild({ segments: similar }, 500, LIMITS)).toEqual({ kind: 'merge', from: 0, to: 3 });
  expect(planBuild({ segments: similar.slice(1) }, 500, LIMITS)).toEqual({ kind: 'build', from: 1, to: 200 });
});

it('takes segments for equally large until one is four times as large as a new one', () => {
  const sized = (...sizes: number[]) => sizes.map((size, at) => entry(101 + at * 100, 200 + at * 100, size));
  const gap = { kind: 'build', from: 1, to: 100 };
  expect(planBuild({ segments: sized(399, 100, 1, 100) }, 500, LIMITS)).toMatchObject({ kind: 'merge' });
  expect(planBuild({ segments: sized(400, 100, 1, 100) }, 500, LIMITS)).toEqual(gap);
});

it('joins the newest segments with an older one when they have half of its articles', () => {
  const newer = [entry(1003, 1402), entry(1403, 1502)];
  expect(planBuild({ segments: [entry(1, 1002, 1000), ...newer] }, 1502, LIMITS)).toEqual({
    kind: 'merge',
    from: 0,
    to: 2,
  });
  expect(planBuild({ segments: [entry(1, 1002), ...newer] }, 1502, LIMITS)).toBeNull();
});
