/** The words of a block with their numbers. */
export type WordCounts = ReadonlyMap<string, number>;

/** Blocks with fewer words are too short to compare. */
const FEWEST_WORDS = 3;

/** Counts each word of a block. Tag names do not count, attribute values do. */
export function countEachWord(block: string): WordCounts {
  const counts = new Map<string, number>();
  // Without the look-behind the search of a long word would start again at each of its characters.
  const text = block.replace(/<\/?[a-z][a-z0-9]*|(?<![\w-])[\w-]+=(?=")/gi, ' ');
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countShared(one: WordCounts, other: WordCounts): number {
  let shared = 0;
  for (const [word, count] of one) shared += Math.min(count, other.get(word) ?? 0);
  return shared;
}

function sumOf(counts: WordCounts): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** From 0 (no common word) to 1 (the same words). */
export function blockLikeness(one: WordCounts, other: WordCounts): number {
  const words = sumOf(one) + sumOf(other);
  return words === 0 ? 0 : (2 * countShared(one, other)) / words;
}

/** Whether `whole` contains most words of `part`: a paragraph was split, or two were joined. */
export function isPartOf(part: WordCounts, whole: WordCounts): boolean {
  const words = sumOf(part);
  return words >= FEWEST_WORDS && countShared(part, whole) / words >= 0.6;
}
