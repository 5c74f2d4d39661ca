import { docOf, FIELDS, fieldsOf } from '../index/postings.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Alternative, QueryTerm, WordPostings } from '../query/query-term.ts';

const WEIGHTS = { title: 2.2, tags: 1.7, lead: 1.25, body: 1 };
/** What a word in one more field adds, as a share of the weight of that field. */
const FURTHER_FIELD = 0.15;
/** The weight of a word by the fields that it stands in. */
const FIELD_WEIGHTS = Float32Array.from({ length: 16 }, (_, fields) => {
  const weights = (['title', 'tags', 'lead', 'body'] as const)
    .filter((field) => fields & FIELDS[field])
    .map((field) => WEIGHTS[field]);
  return weights.reduce((sum, weight, at) => sum + (at === 0 ? weight : FURTHER_FIELD * weight), 0);
});
/** Scores of articles while a query is scored. They are kept and cleared, because new ones would cost more than the query. */
let points = new Float32Array(0);
let ofWord = new Float32Array(0);
let ofAlternative = new Float32Array(0);
let wordsFound = new Uint8Array(0);

/** What an article has of a query: the sum of the points of its terms, and how many terms it has. */
export interface Scores {
  /** The numbers of the articles with any term. */
  docs: number[];
  /** By number of the article. */
  points: Float32Array;
  terms: Uint8Array;
}

/** Scores the articles that have any of the terms. Rare terms count more. */
export function scoreArticles(index: SearchIndex, terms: readonly QueryTerm[]): Scores {
  const size = index.articleIds.length;
  reserve(size);
  const scores: Scores = { docs: [], points: new Float32Array(size), terms: new Uint8Array(size) };
  for (const term of terms) {
    const found: number[] = [];
    for (const alternative of term.alternatives) scoreAlternative(alternative, found);
    const rarity = Math.log(1 + size / (1 + found.length));
    for (const doc of found) {
      if (scores.terms[doc] === 0) scores.docs.push(doc);
      scores.terms[doc] = (scores.terms[doc] ?? 0) + 1;
      scores.points[doc] = (scores.points[doc] ?? 0) + rarity * (points[doc] ?? 0);
      points[doc] = 0;
    }
  }
  return scores;
}

function reserve(size: number): void {
  if (points.length >= size) return;
  const length = Math.ceil(size * 1.2) + 1000;
  points = new Float32Array(length);
  ofWord = new Float32Array(length);
  ofAlternative = new Float32Array(length);
  wordsFound = new Uint8Array(length);
}

/** Writes the points of the articles with an alternative to `points`, unless another alternative gave more. */
function scoreAlternative({ words }: Alternative, found: number[]): void {
  const [only, ...others] = words;
  if (!only) return;
  if (others.length === 0) {
    keepBest(only, points, found);
    return;
  }
  const docs: number[] = [];
  for (const [at, choices] of words.entries()) addWord(choices, at, docs);
  for (const doc of docs) {
    if (wordsFound[doc] === words.length) keep(doc, (ofAlternative[doc] ?? 0) / words.length, points, found);
    ofAlternative[doc] = 0;
    wordsFound[doc] = 0;
  }
}

function keepBest(choices: readonly WordPostings[], target: Float32Array, found: number[]): void {
  for (const { lists, word, quality } of choices)
    for (const part of lists.read(word))
      for (let at = 0; at < part.length; at++) {
        const posting = part[at] ?? 0;
        keep(docOf(posting), quality * (FIELD_WEIGHTS[fieldsOf(posting)] ?? 0), target, found);
      }
}

function keep(doc: number, value: number, target: Float32Array, found: number[]): void {
  const before = target[doc] ?? 0;
  if (before === 0) found.push(doc);
  if (value > before) target[doc] = value;
}

/** Adds the word at position `at` to the articles that have all words before it. The first word lists the articles. */
function addWord(choices: readonly WordPostings[], at: number, docs: number[]): void {
  const found: number[] = [];
  keepBest(choices, ofWord, found);
  for (const doc of found) {
    if (wordsFound[doc] === at) {
      if (at === 0) docs.push(doc);
      wordsFound[doc] = at + 1;
      ofAlternative[doc] = (ofAlternative[doc] ?? 0) + (ofWord[doc] ?? 0);
    }
    ofWord[doc] = 0;
  }
}
