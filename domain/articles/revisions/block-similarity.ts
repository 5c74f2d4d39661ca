/** Counts each word of a block. Tag names do not count, attribute values do. */
type WordCounts = ReadonlyMap<string, number>;

/** Blocks with fewer words are too short to compare. */
const FEWEST_WORDS = 3;

function countWords(block: string): WordCounts {
  const counts = new Map<string, number>();
  // Without the look-behind the search of a long word would start again at each of its characters.
  const text = block.replace(/<\/?[a-z][a-z0-9]*|(?<![\w-])[\w-]+=(?=")/gi, ' ');
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function compareWords(one: string, other: string) {
  const [a, b] = [countWords(one), countWords(other)];
  const sum = (counts: WordCounts) => [...counts.values()].reduce((total, count) => total + count, 0);
  let shared = 0;
  for (const [word, count] of a) shared += Math.min(count, b.get(word) ?? 0);
  return { shared, one: sum(a), other: sum(b) };
}

/** From 0 (no common word) to 1 (the same words). */
export function blockLikeness(one: string, other: string): number {
  const words = compareWords(one, other);
  return words.one + words.other === 0 ? 0 : (2 * words.shared) / (words.one + words.other);
}

/** Whether `whole` contains most words of `part`: a paragraph was split, or two were joined. */
export function isPartOf(part: string, whole: string): boolean {
  const words = compareWords(part, whole);
  return words.one >= FEWEST_WORDS && words.shared / words.one >= 0.6;
}
