import type { SegmentEntry, SegmentSet } from './segment-set.ts';

export interface SegmentLimits {
  /** Changes since the last segment that are only in memory. When there are more, they become a segment. */
  unsegmented: number;
  /** Articles of a new segment. */
  newSegment: number;
}

export const SEGMENT_LIMITS: SegmentLimits = { unsegmented: 2000, newSegment: 8000 };

/** So many neighbours of about one size become one while there are gaps. */
const MERGED_IN_GAPS = 4;

/** The next thing to do for a set. */
export type BuildStep =
  /** Make a segment of the newest rows with these versions. */
  | { kind: 'build'; from: number; to: number }
  /** Join these neighbours, `from` and `to` are positions in the set. */
  | { kind: 'merge'; from: number; to: number };

/**
 * What the segments need so that they have all rows up to a version: the newest missing rows first, so that the newest articles are
 * found first. Null when nothing is to do.
 */
export function planBuild(
  set: Pick<SegmentSet, 'segments'> | null,
  version: number,
  { unsegmented, newSegment }: SegmentLimits,
): BuildStep | null {
  const segments = set?.segments ?? [];
  const top = segments.at(-1)?.to ?? 0;
  if (version - top > unsegmented) return { kind: 'build', from: top + 1, to: version };
  const similar = findSimilar(segments, newSegment);
  if (similar) return similar;
  const gap = findGap(segments);
  return gap ?? findUnbalanced(segments);
}

/** The newest versions below the top that no segment has. */
function findGap(segments: readonly SegmentEntry[]): BuildStep | null {
  const firstOf = (at: number) => (segments[at - 1]?.to ?? 0) + 1;
  const above = segments.findLastIndex(({ from }, at) => from > firstOf(at));
  const next = segments[above];
  return next ? { kind: 'build', from: firstOf(above), to: next.from - 1 } : null;
}

/** Neighbours of about one size. Joining only these, every article is written again a few times at most while a large index is built. */
function findSimilar(segments: readonly SegmentEntry[], newSegment: number): BuildStep | null {
  const levelOf = ({ size }: SegmentEntry) =>
    Math.floor(Math.log(Math.max(1, size / newSegment)) / Math.log(MERGED_IN_GAPS));
  const from = segments.findLastIndex((first, at) => {
    const others = segments.slice(at + 1, at + MERGED_IN_GAPS);
    const isNext = (one: SegmentEntry, before?: SegmentEntry) =>
      one.from - 1 === before?.to && levelOf(one) === levelOf(first);
    return others.length === MERGED_IN_GAPS - 1 && others.every((one, to) => isNext(one, segments[at + to]));
  });
  return from < 0 ? null : { kind: 'merge', from, to: from + MERGED_IN_GAPS - 1 };
}

/**
 * The newest segments that are together at least half as large as the one before them. So there are few, and most changes write only
 * small files.
 */
function findUnbalanced(segments: readonly SegmentEntry[]): BuildStep | null {
  let newer = segments.at(-1)?.size ?? 0;
  let found: BuildStep | null = null;
  for (let at = segments.length - 2; at >= 0; at--) {
    const size = segments[at]?.size ?? 0;
    if (newer >= size / 2) found = { kind: 'merge', from: at, to: segments.length - 1 };
    newer += size;
  }
  return found;
}
