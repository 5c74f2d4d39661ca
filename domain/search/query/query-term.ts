import { stemWord } from '#az/stem.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** How many tiers of postings the index has. */
export const TIERS = 3;

/** A word of the index that answers a word of the query, and how well: 1 is the word as it was typed. */
export interface WordChoice {
  /** A folded word stands in headlines, tags and leads, a stem also in texts, `stemOfText` only there. */
  kind: 'form' | 'stem' | 'stemOfText';
  /** Its number in the vocabulary of its kind. */
  word: number;
  quality: number;
}

/** One way to name what a term asks for. An article names it when it has each of the words by one of its choices. */
export interface Alternative {
  words: WordChoice[][];
}

/** A part of a query: a word in its forms, or a name in all its spellings. */
export interface QueryTerm {
  alternatives: Alternative[];
  /** How many words of the query it is. */
  weight: number;
}

/** In how many articles a word stands, in the first `tiers` tiers. */
export function countArticles(
  index: SearchIndex,
  { kind, word }: Pick<WordChoice, 'kind' | 'word'>,
  tiers = TIERS,
): number {
  return index.postings[kind].slice(0, tiers).reduce((sum, lists) => sum + lists.count(word), 0);
}

/** In how many articles a folded word stands in headline, tags or lead. */
export function countForm(index: SearchIndex, word: string): number {
  const form = index.forms.find(word);
  return form === undefined ? 0 : countArticles(index, { kind: 'form', word: form });
}

/** In how many articles a folded word stands in any of its forms. */
export function countStem(index: SearchIndex, word: string): number {
  const stem = index.stems.find(stemWord(word));
  return stem === undefined ? 0 : countArticles(index, { kind: 'stem', word: stem });
}

/** In how many articles a term can be found at most, in the first `tiers` tiers. */
export function countAtMost(index: SearchIndex, { alternatives }: QueryTerm, tiers = TIERS): number {
  const counts = alternatives.map(({ words }) =>
    Math.min(
      ...words.map((choices) =>
        choices.reduce((sum, choice) => sum + countArticles(index, choice, tiers), 0),
      ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
