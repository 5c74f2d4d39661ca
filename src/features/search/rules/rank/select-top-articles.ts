import type { SearchIndex } from '../index/search-index.ts';
import type { DocList } from './doc-list.ts';

/** Articles whose values are compared to guess the lowest of the best. */
const SAMPLE = 500;

/** The `limit` articles with the highest values, the highest first; of equal ones the later published. */
export function selectTopArticles(
  index: SearchIndex,
  list: DocList,
  limit: number,
  value: (doc: number) => number,
): number[] {
  if (limit <= 0) return [];
  const lowest = guessLowest(list, limit, value);
  const best = sortBest(index, list, { limit, value, lowest });
  // The guess was too high.
  if (best.length < Math.min(limit, list.length))
    return sortBest(index, list, { limit, value, lowest: -Infinity });
  return best;
}

/** A value that about three times as many articles reach as are wanted, so that most of a long list is never sorted. */
function guessLowest({ docs, length }: DocList, limit: number, value: (doc: number) => number): number {
  if (length < 10 * limit) return -Infinity;
  const step = Math.floor(length / SAMPLE);
  const sample = Float64Array.from({ length: SAMPLE }, (_, at) => value(docs[at * step] ?? 0)).sort();
  return sample[Math.floor(SAMPLE * (1 - (3 * limit) / length))] ?? -Infinity;
}

function sortBest(
  index: SearchIndex,
  { docs, length }: DocList,
  { limit, value, lowest }: { limit: number; value: (doc: number) => number; lowest: number },
): number[] {
  const order = (a: Candidate, b: Candidate) =>
    b.value - a.value ||
    (index.publishedAt[b.doc] ?? 0) - (index.publishedAt[a.doc] ?? 0) ||
    ((index.articleIds[a.doc] ?? '') < (index.articleIds[b.doc] ?? '') ? -1 : 1);
  let best: Candidate[] = [];
  let last = { value: lowest, published: -Infinity };
  for (let at = 0; at < length; at++) {
    const doc = docs[at] ?? 0;
    const valueOfDoc = value(doc);
    if (valueOfDoc < last.value) continue;
    if (valueOfDoc === last.value && (index.publishedAt[doc] ?? 0) < last.published) continue;
    best.push({ doc, value: valueOfDoc });
    if (best.length < 4 * limit) continue;
    best = best.sort(order).slice(0, limit);
    const lastOfBest = best.at(-1);
    if (lastOfBest) last = { value: lastOfBest.value, published: index.publishedAt[lastOfBest.doc] ?? 0 };
  }
  return best
    .sort(order)
    .slice(0, limit)
    .map(({ doc }) => doc);
}

interface Candidate {
  doc: number;
  value: number;
}
