import { docOf, FIELD_SETS, FIELDS, fieldsOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { countAtMost, type QueryTerm, type WordChoice } from '../query/query-term.ts';

/** A list of article numbers that keeps its memory for the next query. A new array for each query would cost more than the query. */
export class DocList {
  /** Only the first `length` numbers belong to the list. */
  docs = new Uint32Array(1024);
  length = 0;

  /** Empties the list. */
  clear(): void {
    this.length = 0;
  }

  /** Makes room for so many more numbers. The caller then writes to `docs` and sets `length`. */
  reserve(more: number): void {
    if (this.length + more <= this.docs.length) return;
    const larger = new Uint32Array(2 * (this.length + more));
    larger.set(this.docs.subarray(0, this.length));
    this.docs = larger;
  }
}

const WEIGHTS = { title: 2.2, tags: 2, lead: 1.25 };
const BODY_WEIGHT = 0.8;
/** What a word in one more field adds, as a share of the weight of that field. */
const FURTHER_FIELD = 0.15;
/** The weight of a word by the fields that it stands in. */
export const FIELD_WEIGHTS = Float32Array.from({ length: FIELD_SETS }, (_, fields) => {
  const weights = (['title', 'tags', 'lead'] as const)
    .filter((field) => fields & FIELDS[field])
    .map((field) => WEIGHTS[field]);
  if (weights.length === 0) return BODY_WEIGHT;
  return weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : FURTHER_FIELD * weight), 0);
});

/** A word that gives more points stands in headline or tags. */
export const MAX_OUTSIDE_HEADLINE = WEIGHTS.lead;

/** What the articles have of a query. The next query overwrites the arrays, which are by number of the article. */
export interface Scores {
  /** The articles with any term. */
  docs: DocList;
  points: Float32Array;
  /** One bit for each term that the article has. */
  terms: Uint8Array;
  /** One bit for each term that headline or tags of the article have. Only 0 when no term is generic. */
  headlineTerms: Uint8Array;
}

/** Numbers for each article while a query is scored. They are kept, because making them would cost more than the query. */
let points = new Float32Array(0);
let terms = new Uint8Array(0);
let headlineTerms = new Uint8Array(0);
/** Whether the last query has written to `headlineTerms`. */
let hasHeadlines = false;
/** The points for one term, and for one word of a name. */
let termPoints = new Float32Array(0);
let wordPoints = new Float32Array(0);
/** Of a name: the points of its words, and one bit for each word that the article has. */
let nameSums = new Float32Array(0);
let nameWords = new Uint8Array(0);
/** The articles with any term, with one term, with a word of a name, and with one word of it. */
let docs = new DocList();
let found = new DocList();
const nameDocs = new DocList();
const wordDocs = new DocList();

/**
 * Scores the articles for the terms (at most eight) in the first `tiers` tiers of the index. Rare terms count more. They come
 * first, but after all specific ones: an article can do without a generic term. When the terms so far have found `enough`
 * articles that are shown, further terms are looked for in these only.
 */
export function scoreArticles(
  index: SearchIndex,
  queryTerms: readonly QueryTerm[],
  { tiers, enough, isShown }: { tiers: number; enough: number; isShown: (doc: number) => boolean },
): Scores {
  forgetScores();
  reserve(index.size);
  const byRarity = queryTerms
    .map((term, at) => ({ ...term, bit: 1 << at, count: countAtMost(index, term) }))
    .sort((a, b) => Number(a.isGeneric) - Number(b.isGeneric) || a.count - b.count);
  const hasGeneric = queryTerms.some(({ isGeneric }) => isGeneric);
  for (const { alternatives, weight, count, bit } of byRarity) {
    const onlyKnown = hasEnough(docs, enough, isShown);
    const reading: Reading = { index, tiers, within: onlyKnown ? terms : index.statusOf };
    found.clear();
    for (const { words } of alternatives) {
      if (words.length === 1) readWord(reading, words[0] ?? [], termPoints, found);
      else readName(reading, words);
    }
    const factor = weight * Math.log(1 + index.liveCount / (1 + (onlyKnown ? count : found.length)));
    if (hasGeneric) noteHeadlines(bit);
    if (docs.length === 0) takeTerm(bit, factor);
    else addTerm(bit, factor);
  }
  return { docs, points, terms, headlineTerms };
}

function noteHeadlines(bit: number): void {
  hasHeadlines = true;
  for (let at = 0; at < found.length; at++) {
    const doc = found.docs[at] ?? 0;
    if ((termPoints[doc] ?? 0) > MAX_OUTSIDE_HEADLINE) headlineTerms[doc] = (headlineTerms[doc] ?? 0) | bit;
  }
}

/** The articles that were found for the first term become those of the query, with their points. */
function takeTerm(bit: number, factor: number): void {
  [docs, found] = [found, docs];
  [points, termPoints] = [termPoints, points];
  const [list, length, sums, bits] = [docs.docs, docs.length, points, terms];
  for (let at = 0; at < length; at++) {
    const doc = list[at] ?? 0;
    sums[doc] = factor * (sums[doc] ?? 0);
    bits[doc] = bit;
  }
}

/** Adds the points of the articles that were found for a further term. */
function addTerm(bit: number, factor: number): void {
  docs.reserve(found.length);
  const [list, listFound, ofTerm, sums, bits] = [docs.docs, found.docs, termPoints, points, terms];
  let length = docs.length;
  for (let at = 0; at < found.length; at++) {
    const doc = listFound[at] ?? 0;
    const before = bits[doc] ?? 0;
    if (before === 0) list[length++] = doc;
    bits[doc] = before | bit;
    sums[doc] = (sums[doc] ?? 0) + factor * (ofTerm[doc] ?? 0);
    ofTerm[doc] = 0;
  }
  docs.length = length;
}

function hasEnough(list: DocList, enough: number, isShown: (doc: number) => boolean): boolean {
  let count = 0;
  for (let at = 0; at < list.length && count < enough; at++) if (isShown(list.docs[at] ?? 0)) count += 1;
  return count >= enough;
}

interface Reading {
  index: SearchIndex;
  tiers: number;
  /** Articles with 0 here are left out: replaced ones, or those without another term. */
  within: Uint8Array;
}

/** Writes the points of the articles with one of the choices to `target`; the best counts. Adds new ones to `list`. */
function readWord(
  { index, tiers, within }: Reading,
  choices: readonly WordChoice[],
  target: Float32Array,
  list: DocList,
): void {
  for (const choice of choices) {
    const weights = FIELD_WEIGHTS.map((weight) => choice.quality * weight);
    for (let tier = 0; tier < tiers; tier++)
      index.readPostings(choice, tier, (postings, base) =>
        keepBestOfAll(target, list, { postings, base, weights, within }),
      );
  }
}

/** Several hundred thousand postings go through this loop for a common word, so it calls no function. */
function keepBestOfAll(
  target: Float32Array,
  list: DocList,
  {
    postings,
    base,
    weights,
    within,
  }: { postings: Uint32Array; base: number; weights: Float32Array; within: Uint8Array },
): void {
  list.reserve(postings.length);
  const listed = list.docs;
  let length = list.length;
  for (let at = 0; at < postings.length; at++) {
    const posting = postings[at] ?? 0;
    const doc = base + docOf(posting);
    if (within[doc] === 0) continue;
    const value = weights[fieldsOf(posting)] ?? 0;
    const before = target[doc] ?? 0;
    if (before === 0) listed[length++] = doc;
    if (value > before) target[doc] = value;
  }
  list.length = length;
}

/**
 * A name of several words: an article must have all of them, and gets the mean of their points. The rarest word is read first, the
 * others only for the articles that have it.
 */
function readName(reading: Reading, words: readonly WordChoice[][]): void {
  nameDocs.clear();
  const byRarity = words
    .map((choices) => ({
      choices,
      count: choices.reduce((sum, choice) => sum + reading.index.countArticles(choice, reading.tiers), 0),
    }))
    .sort((a, b) => a.count - b.count);
  for (const [wordAt, { choices }] of byRarity.entries()) {
    wordDocs.clear();
    readWord(wordAt === 0 ? reading : { ...reading, within: nameWords }, choices, wordPoints, wordDocs);
    nameDocs.reserve(wordDocs.length);
    for (let at = 0; at < wordDocs.length; at++) {
      const doc = wordDocs.docs[at] ?? 0;
      if (nameWords[doc] === 0) nameDocs.docs[nameDocs.length++] = doc;
      nameWords[doc] = (nameWords[doc] ?? 0) | (1 << wordAt);
      nameSums[doc] = (nameSums[doc] ?? 0) + (wordPoints[doc] ?? 0);
      wordPoints[doc] = 0;
    }
    if (wordDocs.length === 0) break;
  }
  const all = (1 << words.length) - 1;
  found.reserve(nameDocs.length);
  for (let at = 0; at < nameDocs.length; at++) {
    const doc = nameDocs.docs[at] ?? 0;
    if (nameWords[doc] === all) {
      const before = termPoints[doc] ?? 0;
      if (before === 0) found.docs[found.length++] = doc;
      termPoints[doc] = Math.max(before, (nameSums[doc] ?? 0) / words.length);
    }
    nameWords[doc] = 0;
    nameSums[doc] = 0;
  }
}

/** Sets the numbers of the last query to 0. */
function forgetScores(): void {
  const [list, length] = [docs.docs, docs.length];
  for (const numbers of hasHeadlines ? [points, terms, headlineTerms] : [points, terms])
    for (let at = 0; at < length; at++) numbers[list[at] ?? 0] = 0;
  docs.clear();
  hasHeadlines = false;
}

function reserve(size: number): void {
  if (points.length >= size) return;
  const length = Math.ceil(size * 1.2) + 1000;
  points = new Float32Array(length);
  terms = new Uint8Array(length);
  headlineTerms = new Uint8Array(length);
  termPoints = new Float32Array(length);
  wordPoints = new Float32Array(length);
  nameSums = new Float32Array(length);
  nameWords = new Uint8Array(length);
}
