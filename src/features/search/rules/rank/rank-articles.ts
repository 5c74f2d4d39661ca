import { DAY } from '#az/format/durations.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { type SearchIndex, STATUS_NAMES, TIERS } from '../index/search-index.ts';
import { countAtMost, type QueryTerm } from '../query/query-term.ts';
import { DocList, type Scores, scoreArticles } from './score-articles.ts';

export interface RankChoice {
  /** Null for all. */
  statuses: readonly ArticleStatus[] | null;
  categoryId?: string | null;
  /** The earliest publication, epoch milliseconds. */
  since?: number | null;
  sort?: 'relevance' | 'date';
  /** How many are ranked. All in the tiers that are read are counted. */
  limit: number;
}

export interface Ranking {
  /** At most `limit`, best first. Those with all terms of the query come first. */
  articleIds: string[];
  /** How many have all terms (or all specific ones in headline or tags), and how many have any, in the tiers that were read. */
  complete: number;
  matched: number;
  /** Of those with all terms (or with any, when none has all), how many are in each category, whatever category is chosen. */
  categories: Map<string | null, number>;
}

/** The newest article scores this much more than a very old one. */
export const FRESHNESS = 0.12;
export const HALF_LIFE_DAYS = 45;
/** By the age in days. Older articles score as much as the last. */
const FRESHNESS_BY_DAY = Float64Array.from(
  { length: 500 },
  (_, day) => 1 + FRESHNESS * 2 ** (-day / HALF_LIFE_DAYS),
);

/**
 * Ranks the articles that have any of the terms: all terms before some, then by points; of equal ones the newer first. An article
 * with all specific terms in headline or tags needs no generic ones. It reads
 * leads only when headlines and tags have too few answers, and texts when leads have too few, too.
 */
export function rankArticles(index: SearchIndex, terms: readonly QueryTerm[], choice: RankChoice): Ranking {
  const tiers = chooseTiers(index, terms, choice.limit);
  let found = collect(index, terms, choice, tiers);
  for (let more = tiers + 1; more <= TIERS && found.complete.length < choice.limit; more++)
    found = collect(index, terms, choice, more);
  const value = choice.sort === 'date' ? valueByDate(index) : valueByScore(index, found.scores, terms);
  const best = selectTopArticles(index, found.complete, choice.limit, value);
  const rest = selectTopArticles(index, found.partial, choice.limit - best.length, value);
  return {
    articleIds: [...best, ...rest].map((doc) => index.articleIdOf(doc)),
    complete: found.complete.length,
    matched: found.complete.length + found.partial.length,
    categories: found.categories,
  };
}

/** The first tiers that can have enough articles with all terms. */
function chooseTiers(index: SearchIndex, terms: readonly QueryTerm[], limit: number): number {
  for (let tiers = 1; tiers < TIERS; tiers++)
    if (terms.every((term) => countAtMost(index, term, tiers) >= limit)) return tiers;
  return TIERS;
}

const complete = new DocList();
const partial = new DocList();

/** The lists are overwritten by the next query. */
interface Collected {
  scores: Scores;
  /** The articles with all terms, and those with some. */
  complete: DocList;
  partial: DocList;
  categories: Ranking['categories'];
}

function collect(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  { statuses, categoryId = null, since = null, limit }: RankChoice,
  tiers: number,
): Collected {
  const { statusOf, publishedAt, categoryOf } = index;
  const isShownStatus = Uint8Array.from(STATUS_NAMES, (status) =>
    Number(status !== null && (statuses?.includes(status) ?? true)),
  );
  const earliest = since ?? -Infinity;
  const chosen = categoryId === null ? null : index.categories.indexOf(categoryId);
  const isShown = (doc: number) =>
    isShownStatus[statusOf[doc] ?? 0] === 1 &&
    (publishedAt[doc] ?? 0) >= earliest &&
    (chosen === null || categoryOf[doc] === chosen);
  const scores = scoreArticles(index, terms, { tiers, enough: limit, isShown });
  const { docs, length } = scores.docs;
  const all = (1 << terms.length) - 1;
  const specific = terms.reduce((bits, { isGeneric }, at) => (isGeneric ? bits : bits | (1 << at)), 0);
  complete.clear();
  complete.reserve(length);
  partial.clear();
  partial.reserve(length);
  const counts = {
    complete: new Uint32Array(index.categories.length),
    partial: new Uint32Array(index.categories.length),
  };
  for (let at = 0; at < length; at++) {
    const doc = docs[at] ?? 0;
    if (isShownStatus[statusOf[doc] ?? 0] === 0) continue;
    if (since !== null && (publishedAt[doc] ?? 0) < since) continue;
    const category = categoryOf[doc] ?? 0;
    const isComplete =
      scores.terms[doc] === all ||
      (specific !== all && ((scores.headlineTerms[doc] ?? 0) & specific) === specific);
    const count = isComplete ? counts.complete : counts.partial;
    count[category] = (count[category] ?? 0) + 1;
    if (chosen !== null && category !== chosen) continue;
    const list = isComplete ? complete : partial;
    list.docs[list.length++] = doc;
  }
  const count = counts.complete.some((one) => one > 0) ? counts.complete : counts.partial;
  const categories = new Map(index.categories.map((id, at) => [id, count[at] ?? 0]));
  return { scores, complete, partial, categories };
}

/** Writes the values of the articles of a list to an array, in the order of the list. */
type WriteValues = (list: DocList, values: Float64Array) => void;

function valueByDate({ publishedAt }: SearchIndex): WriteValues {
  return ({ docs, length }, values) => {
    for (let at = 0; at < length; at++) values[at] = publishedAt[docs[at] ?? 0] ?? 0;
  };
}

/** The score of an article: its points, less for each term that it does not have, and a little more when it is new. */
function valueByScore(
  { newest, publishedAt }: SearchIndex,
  { points, terms }: Scores,
  queryTerms: readonly QueryTerm[],
): WriteValues {
  const words = queryTerms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = Float64Array.from({ length: 1 << queryTerms.length }, (_, bits) =>
    queryTerms.reduce((sum, { weight }, at) => sum + (bits & (1 << at) ? weight / words : 0), 0),
  );
  const oldest = FRESHNESS_BY_DAY.length - 1;
  return ({ docs, length }, values) => {
    for (let at = 0; at < length; at++) {
      const doc = docs[at] ?? 0;
      const share = shares[terms[doc] ?? 0] ?? 0;
      const age = Math.min((newest - (publishedAt[doc] ?? 0)) / DAY, oldest);
      values[at] = (points[doc] ?? 0) * share * share * (FRESHNESS_BY_DAY[age | 0] ?? 1);
    }
  };
}

/** Articles whose values are compared to guess the lowest of the best. */
const SAMPLE = 500;

/** The values of the articles of a list. They are kept, because a new array would cost more than to fill it. */
let values = new Float64Array(0);

/** The `limit` articles with the highest values, the highest first; of equal ones the later published. */
function selectTopArticles(
  index: SearchIndex,
  list: DocList,
  limit: number,
  writeValues: WriteValues,
): number[] {
  if (limit <= 0) return [];
  if (values.length < list.length) values = new Float64Array(2 * list.length);
  writeValues(list, values);
  const lowest = guessLowest(list.length, limit);
  const best = sortBest(index, list, { limit, lowest });
  // The guess was too high.
  if (best.length < Math.min(limit, list.length)) return sortBest(index, list, { limit, lowest: -Infinity });
  return best;
}

/** A value that about three times as many articles reach as are wanted, so that most of a long list is never sorted. */
function guessLowest(length: number, limit: number): number {
  if (length < 10 * limit) return -Infinity;
  const step = Math.floor(length / SAMPLE);
  const sample = Float64Array.from({ length: SAMPLE }, (_, at) => values[at * step] ?? 0).sort();
  return sample[Math.floor(SAMPLE * (1 - (3 * limit) / length))] ?? -Infinity;
}

function sortBest(
  index: SearchIndex,
  { docs, length }: DocList,
  { limit, lowest }: { limit: number; lowest: number },
): number[] {
  const order = (a: Candidate, b: Candidate) =>
    b.value - a.value ||
    (index.publishedAt[b.doc] ?? 0) - (index.publishedAt[a.doc] ?? 0) ||
    (index.articleIdOf(a.doc) < index.articleIdOf(b.doc) ? -1 : 1);
  let best: Candidate[] = [];
  let lastValue = lowest;
  let lastPublished = -Infinity;
  for (let at = 0; at < length; at++) {
    const value = values[at] ?? 0;
    if (value < lastValue) continue;
    const doc = docs[at] ?? 0;
    if (value === lastValue && (index.publishedAt[doc] ?? 0) < lastPublished) continue;
    best.push({ doc, value });
    if (best.length < 4 * limit) continue;
    best = best.sort(order).slice(0, limit);
    const last = best.at(-1);
    if (last) [lastValue, lastPublished] = [last.value, index.publishedAt[last.doc] ?? 0];
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
