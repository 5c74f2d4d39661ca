import { docOf, FIELD_SETS, FIELDS, fieldsOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { countAtMost, type QueryTerm, type WordChoice } from '../query/query-term.ts';

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

/** What the articles have of a query. The next query overwrites the arrays, which are by number of the article. */
export interface Scores {
  /** The articles with any term. */
  docs: number[];
  points: Float32Array;
  /** One bit for each term that the article has. */
  terms: Uint8Array;
}

/** Numbers for each article while a query is scored. They are kept, because making them would cost more than the query. */
let points = new Float32Array(0);
let terms = new Uint8Array(0);
/** The points for one term, and for one word of a name. */
let termPoints = new Float32Array(0);
let wordPoints = new Float32Array(0);
/** Of a name: the points of its words, and one bit for each word that the article has. */
let nameSums = new Float32Array(0);
let nameWords = new Uint8Array(0);

/**
 * Scores the articles for the terms (at most eight) in the first `tiers` tiers of the index. Rare terms come first and count more.
 * When they have found `enough` articles that are shown, further terms are looked for in these only.
 */
export function scoreArticles(
  index: SearchIndex,
  queryTerms: readonly QueryTerm[],
  { tiers, enough, isShown }: { tiers: number; enough: number; isShown: (doc: number) => boolean },
): Scores {
  const size = index.articleIds.length;
  reserve(size);
  terms.fill(0, 0, size);
  points.fill(0, 0, size);
  const docs: number[] = [];
  const byRarity = queryTerms
    .map((term, at) => ({ ...term, bit: 1 << at, count: countAtMost(index, term) }))
    .sort((a, b) => a.count - b.count);
  for (const { alternatives, weight, count, bit } of byRarity) {
    const reading: Reading = { index, tiers, onlyKnown: hasEnough(docs, enough, isShown) };
    const found: number[] = [];
    for (const { words } of alternatives) {
      if (words.length === 1) readWord(reading, words[0] ?? [], termPoints, found);
      else readName(reading, words, found);
    }
    const factor = weight * Math.log(1 + size / (1 + (reading.onlyKnown ? count : found.length)));
    for (const doc of found) {
      const before = terms[doc] ?? 0;
      if (before === 0) docs.push(doc);
      terms[doc] = before | bit;
      points[doc] = (points[doc] ?? 0) + factor * (termPoints[doc] ?? 0);
      termPoints[doc] = 0;
    }
  }
  return { docs, points, terms };
}

function hasEnough(docs: readonly number[], enough: number, isShown: (doc: number) => boolean): boolean {
  let count = 0;
  for (const doc of docs) {
    if (isShown(doc)) count += 1;
    if (count >= enough) return true;
  }
  return false;
}

interface Reading {
  index: SearchIndex;
  tiers: number;
  /** Whether only articles count that have another term. */
  onlyKnown: boolean;
}

/** Writes the points of the articles with one of the choices to `target`; the best counts. Adds new ones to `found`. */
function readWord(
  { index, tiers, onlyKnown }: Reading,
  choices: readonly WordChoice[],
  target: Float32Array,
  found: number[],
): void {
  const known = terms;
  for (const { kind, word, quality } of choices) {
    const weights = FIELD_WEIGHTS.map((weight) => quality * weight);
    for (const lists of index.postings[kind].slice(0, tiers))
      for (const part of lists.read(word))
        for (let at = 0; at < part.length; at++) {
          const posting = part[at] ?? 0;
          const doc = docOf(posting);
          if (onlyKnown && known[doc] === 0) continue;
          keepBest(target, doc, weights[fieldsOf(posting)] ?? 0, found);
        }
  }
}

function keepBest(target: Float32Array, doc: number, value: number, found: number[]): void {
  const before = target[doc] ?? 0;
  if (before === 0) found.push(doc);
  if (value > before) target[doc] = value;
}

/** A name of several words: an article must have all of them, and gets the mean of their points. */
function readName(reading: Reading, words: WordChoice[][], found: number[]): void {
  const docs: number[] = [];
  for (const [at, choices] of words.entries()) {
    const ofWord: number[] = [];
    readWord(reading, choices, wordPoints, ofWord);
    for (const doc of ofWord) {
      if (nameWords[doc] === 0) docs.push(doc);
      nameWords[doc] = (nameWords[doc] ?? 0) | (1 << at);
      nameSums[doc] = (nameSums[doc] ?? 0) + (wordPoints[doc] ?? 0);
      wordPoints[doc] = 0;
    }
    if (ofWord.length === 0) break;
  }
  const all = (1 << words.length) - 1;
  for (const doc of docs) {
    if (nameWords[doc] === all) keepBest(termPoints, doc, (nameSums[doc] ?? 0) / words.length, found);
    nameWords[doc] = 0;
    nameSums[doc] = 0;
  }
}

function reserve(size: number): void {
  if (points.length >= size) return;
  const length = Math.ceil(size * 1.2) + 1000;
  points = new Float32Array(length);
  terms = new Uint8Array(length);
  termPoints = new Float32Array(length);
  wordPoints = new Float32Array(length);
  nameSums = new Float32Array(length);
  nameWords = new Uint8Array(length);
}
