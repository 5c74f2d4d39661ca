import type { ArticleStatus } from '#db/tables/articles.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { QueryTerm } from '../query/query-term.ts';
import { scoreArticles } from './score-articles.ts';

export interface RankChoice {
  /** Null for all. */
  statuses: readonly ArticleStatus[] | null;
  categoryId?: string | null;
  /** The earliest publication, epoch milliseconds. */
  since?: number | null;
  sort?: 'relevance' | 'date';
  /** How many are ranked. All are counted. */
  limit: number;
}

export interface Ranking {
  /** At most `limit`, best first. Those with all terms of the query come first. */
  articleIds: string[];
  /** How many have all terms, and how many have any. */
  complete: number;
  matched: number;
  /** How many of the best kind (all terms, or any when none has all) are in each category, whatever category is chosen. */
  categories: Map<string | null, number>;
}

/** The newest article scores this much more than a very old one. */
const FRESHNESS = 0.12;
const DAY_MS = 86_400_000;
const HALF_LIFE_DAYS = 45;
/** By the age in days. Older articles score as much as the last. */
const FRESHNESS_BY_DAY = Float64Array.from(
  { length: 500 },
  (_, day) => 1 + FRESHNESS * 2 ** (-day / HALF_LIFE_DAYS),
);

/** Ranks the articles that have any of the terms: all terms before some, then by points; of equal ones the newer first. */
export function rankArticles(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  { statuses, categoryId = null, since = null, sort = 'relevance', limit }: RankChoice,
): Ranking {
  const { docs, points, terms: termsFound } = scoreArticles(index, terms);
  const shown = docs.filter(
    (doc) =>
      index.articleIds[doc] !== null &&
      (statuses === null || statuses.includes(index.statuses[doc] as ArticleStatus)) &&
      (since === null || (index.publishedAt[doc] ?? 0) >= since),
  );
  const isComplete = (doc: number) => termsFound[doc] === terms.length;
  const hasComplete = shown.some(isComplete);
  const inCategory =
    categoryId === null ? shown : shown.filter((doc) => index.categoryIds[doc] === categoryId);
  const complete = inCategory.filter(isComplete);
  const partial = inCategory.filter((doc) => !isComplete(doc));
  const published = (doc: number) => index.publishedAt[doc] ?? 0;
  const score = (doc: number) => {
    const share = (termsFound[doc] ?? 0) / terms.length;
    const age = Math.min(Math.floor((index.newest - published(doc)) / DAY_MS), FRESHNESS_BY_DAY.length - 1);
    return (points[doc] ?? 0) * share * share * (FRESHNESS_BY_DAY[age] ?? 1);
  };
  const rank = sort === 'date' ? published : score;
  const best = takeBest(complete, limit, rank, published);
  const rest = takeBest(partial, limit - best.length, rank, published);
  return {
    articleIds: [...best, ...rest].map((doc) => index.articleIds[doc] ?? ''),
    complete: complete.length,
    matched: inCategory.length,
    categories: countCategories(index, hasComplete ? shown.filter(isComplete) : shown),
  };
}

/** The `limit` highest values, the highest first; of equal ones the later. It never sorts more than it returns twice over. */
function takeBest(
  docs: readonly number[],
  limit: number,
  value: (doc: number) => number,
  later: (doc: number) => number,
): number[] {
  const order = (a: Candidate, b: Candidate) =>
    b.value - a.value || later(b.doc) - later(a.doc) || a.doc - b.doc;
  let best: Candidate[] = [];
  let lowest = -Infinity;
  for (const doc of docs) {
    const candidate = { doc, value: value(doc) };
    if (candidate.value < lowest) continue;
    best.push(candidate);
    if (best.length < 2 * limit + 100) continue;
    best = best.sort(order).slice(0, limit);
    lowest = best.at(-1)?.value ?? -Infinity;
  }
  return best
    .sort(order)
    .slice(0, Math.max(limit, 0))
    .map(({ doc }) => doc);
}

interface Candidate {
  doc: number;
  value: number;
}

function countCategories(index: SearchIndex, docs: readonly number[]): Ranking['categories'] {
  const counts = new Map<string | null, number>();
  for (const doc of docs) {
    const id = index.categoryIds[doc] ?? null;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
