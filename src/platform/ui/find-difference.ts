/** The part of `before` (offsets) that `text` replaces to make `after`. What both begin and end with stays. */
export function findDifference(before: string, after: string): { start: number; end: number; text: string } {
  const minLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < minLength && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < minLength - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}
