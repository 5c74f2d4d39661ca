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

  push(doc: number): void {
    if (this.length === this.docs.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.docs);
      this.docs = larger;
    }
    this.docs[this.length++] = doc;
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
  /** One bit for each term that headline or tags of the article have. */
  headlineTerms: Uint8Array;
}

/** Numbers for each article while a query is scored. They are kept, because making them would cost more than the query. */
let points = new Float32Array(0);
let terms = new Uint8Array(0);
let headlineTerms = new Uint8Array(0);
/** The points for one term, and for one word of a name. */
let termPoints = new Float32Array(0);
let wordPoints = new Float32Array(0);
/** Of a name: the points of its words, and one bit for each word that the article has. */
let nameSums = new Float32Array(0);
let nameWords = new Uint8Array(0);
/** The articles with any term, with one term, with a word of a name, and with one word of it. */
const docs = new DocList();
const found = new DocList();
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
  for (const { alternatives, weight, count, bit } of byRarity) {
    const onlyKnown = hasEnough(docs, enough, isShown);
    const reading: Reading = { index, tiers, within: onlyKnown ? terms : index.statusOf };
    found.clear();
    for (const { words } of alternatives) {
      if (words.length === 1) readWord(reading, words[0] ?? [], termPoints, found);
      else readName(reading, words);
    }
    const factor = weight * Math.log(1 + index.liveCount / (1 + (onlyKnown ? count : found.length)));
    for (let at = 0; at < found.length; at++) {
      const doc = found.docs[at] ?? 0;
      const before = terms[doc] ?? 0;
      if (before === 0) docs.push(doc);
      terms[doc] = before | bit;
      const value = termPoints[doc] ?? 0;
      points[doc] = (points[doc] ?? 0) + factor * value;
      if (value > MAX_OUTSIDE_HEADLINE) headlineTerms[doc] = (headlineTerms[doc] ?? 0) | bit;
      termPoints[doc] = 0;
    }
  }
  return { docs, points, terms, headlineTerms };
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
      index.readPostings(choice, tier, (postings, base) => {
        for (let at = 0; at < postings.length; at++) {
          const posting = postings[at] ?? 0;
          const doc = base + docOf(posting);
          if (within[doc] === 0) continue;
          keepBest(target, doc, weights[fieldsOf(posting)] ?? 0, list);
        }
      });
  }
}

function keepBest(target: Float32Array, doc: number, value: number, list: DocList): void {
  const before = target[doc] ?? 0;
  if (before === 0) list.push(doc);
  if (value > before) target[doc] = value;
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
    for (let at = 0; at < wordDocs.length; at++) {
      const doc = wordDocs.docs[at] ?? 0;
      if (nameWords[doc] === 0) nameDocs.push(doc);
      nameWords[doc] = (nameWords[doc] ?? 0) | (1 << wordAt);
      nameSums[doc] = (nameSums[doc] ?? 0) + (wordPoints[doc] ?? 0);
      wordPoints[doc] = 0;
    }
    if (wordDocs.length === 0) break;
  }
  const all = (1 << words.length) - 1;
  for (let at = 0; at < nameDocs.length; at++) {
    const doc = nameDocs.docs[at] ?? 0;
    if (nameWords[doc] === all) keepBest(termPoints, doc, (nameSums[doc] ?? 0) / words.length, found);
    nameWords[doc] = 0;
    nameSums[doc] = 0;
  }
}

/** Sets the numbers of the last query to 0. */
function forgetScores(): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs.docs[at] ?? 0;
    points[doc] = 0;
    terms[doc] = 0;
    headlineTerms[doc] = 0;
  }
  docs.clear();
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
