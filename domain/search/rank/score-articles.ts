import { docOf, FIELDS, fieldsOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Alternative, QueryTerm, WordChoice } from '../query/query-term.ts';

const WEIGHTS = { title: 2.2, tags: 1.7, lead: 1.25 };
const BODY_WEIGHT = 0.8;
/** What a word in one more field adds, as a share of the weight of that field. */
const FURTHER_FIELD = 0.15;
/** The weight of a word by the fields that it stands in. */
const FIELD_WEIGHTS = Float32Array.from({ length: 8 }, (_, fields) => {
  const weights = (['title', 'tags', 'lead'] as const)
    .filter((field) => fields & FIELDS[field])
    .map((field) => WEIGHTS[field]);
  return weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : FURTHER_FIELD * weight), 0);
});

/** What the articles have of a query, by number of the article. The next query overwrites it. */
export interface Scores {
  /** One bit for each term that the article has. */
  terms: Uint8Array;
  /** The terms that it has in headline, tags or lead, and their points. */
  headTerms: Uint8Array;
  headPoints: Float32Array;
  /** The points of terms that stand only in the text, by the bits of the terms. */
  bodyPoints: readonly number[];
}

/** Memory for the scores of one query. It is kept, because a new one for each query would cost more than the query. */
interface Scratch extends Scores {
  /** The points of the articles for one term. */
  termPoints: Float32Array;
  /** For one alternative of several words: a bit for each word that the article has, … */
  words: Uint8Array;
  /** … its points for one word, and the sum for all. */
  wordPoints: Float32Array;
  sums: Float32Array;
}

let scratch = makeScratch(0);

/** Scores the articles for the terms (at most eight). Rare terms count more. */
export function scoreArticles(index: SearchIndex, terms: readonly QueryTerm[]): Scores {
  const size = index.articleIds.length;
  if (scratch.terms.length < size) scratch = makeScratch(Math.ceil(size * 1.2) + 1000);
  const { headTerms, headPoints, termPoints } = scratch;
  scratch.terms.fill(0, 0, size);
  headTerms.fill(0, 0, size);
  headPoints.fill(0, 0, size);
  const bodyPointsOfTerms: number[] = [];
  for (const [at, { alternatives }] of terms.entries()) {
    const bit = 1 << at;
    const found: number[] = [];
    let inBody = 0;
    for (const alternative of alternatives) inBody += scoreAlternative(index, alternative, bit, found);
    const rarity = Math.log(1 + size / (1 + found.length + inBody));
    bodyPointsOfTerms.push(rarity * BODY_WEIGHT);
    for (const doc of found) {
      headPoints[doc] = (headPoints[doc] ?? 0) + rarity * (termPoints[doc] ?? 0);
      headTerms[doc] = (headTerms[doc] ?? 0) | bit;
      scratch.terms[doc] = (scratch.terms[doc] ?? 0) | bit;
      termPoints[doc] = 0;
    }
  }
  const sumOfBits = (bits: number) =>
    bodyPointsOfTerms.reduce((sum, points, at) => sum + (bits & (1 << at) ? points : 0), 0);
  return { ...scratch, bodyPoints: Array.from({ length: 1 << terms.length }, (_, bits) => sumOfBits(bits)) };
}

/**
 * Adds the articles with an alternative: those with it in a short text to `found` with their points, the others only with the bit
 * of the term. Returns how many these are at most.
 */
function scoreAlternative(index: SearchIndex, { words }: Alternative, bit: number, found: number[]): number {
  const [only, ...others] = words;
  if (!only) return 0;
  if (others.length > 0) return scoreWords(index, words, bit, found);
  readHeads(index, only, scratch.termPoints, found);
  return readBodies(index, only, scratch.terms, bit);
}

/** An alternative of several words. An article must have all of them, and gets the mean of their points. */
function scoreWords(index: SearchIndex, words: WordChoice[][], bit: number, found: number[]): number {
  const { words: has, wordPoints, sums, termPoints, terms } = scratch;
  has.fill(0, 0, index.articleIds.length);
  const inHead: number[] = [];
  for (const [at, choices] of words.entries()) {
    const ofWord: number[] = [];
    readHeads(index, choices, wordPoints, ofWord);
    readBodies(index, choices, has, 1 << at);
    for (const doc of ofWord) {
      if (sums[doc] === 0) inHead.push(doc);
      sums[doc] = (sums[doc] ?? 0) + (wordPoints[doc] ?? 0);
      has[doc] = (has[doc] ?? 0) | (1 << at);
      wordPoints[doc] = 0;
    }
  }
  const all = (1 << words.length) - 1;
  for (const doc of inHead) {
    if (has[doc] === all) keepBest(termPoints, doc, (sums[doc] ?? 0) / words.length, found);
    sums[doc] = 0;
  }
  let inBody = 0;
  for (const choice of words[0] ?? [])
    for (const part of readBody(index, choice))
      for (let at = 0; at < part.length; at++) {
        const doc = part[at] ?? 0;
        if (has[doc] !== all) continue;
        terms[doc] = (terms[doc] ?? 0) | bit;
        inBody += 1;
      }
  return inBody;
}

/** Writes the points of the articles with one of the words in a short text. New ones are added to `found`. */
function readHeads(
  index: SearchIndex,
  choices: readonly WordChoice[],
  points: Float32Array,
  found: number[],
): void {
  for (const { kind, word, quality } of choices)
    for (const part of (kind === 'form' ? index.formPostings : index.stemPostings).read(word))
      for (let at = 0; at < part.length; at++) {
        const posting = part[at] ?? 0;
        keepBest(points, docOf(posting), quality * (FIELD_WEIGHTS[fieldsOf(posting)] ?? 0), found);
      }
}

function keepBest(points: Float32Array, doc: number, value: number, found: number[]): void {
  const before = points[doc] ?? 0;
  if (before === 0) found.push(doc);
  if (value > before) points[doc] = value;
}

/** Sets a bit for the articles with one of the words in the text. Returns how many there are at most. */
function readBodies(
  index: SearchIndex,
  choices: readonly WordChoice[],
  target: Uint8Array,
  bit: number,
): number {
  let count = 0;
  for (const choice of choices)
    for (const part of readBody(index, choice)) {
      count += part.length;
      for (let at = 0; at < part.length; at++) {
        const doc = part[at] ?? 0;
        target[doc] = (target[doc] ?? 0) | bit;
      }
    }
  return count;
}

function readBody(index: SearchIndex, { kind, word }: WordChoice): ArrayLike<number>[] {
  return kind === 'stem' ? index.bodyPostings.read(word) : [];
}

function makeScratch(size: number): Scratch {
  return {
    terms: new Uint8Array(size),
    headTerms: new Uint8Array(size),
    headPoints: new Float32Array(size),
    bodyPoints: [],
    termPoints: new Float32Array(size),
    words: new Uint8Array(size),
    wordPoints: new Float32Array(size),
    sums: new Float32Array(size),
  };
}
