import type { SearchIndex } from '../index/search-index.ts';

/** A word of the index that answers a word of the query, and how well: 1 is the word as it was typed. */
export interface WordChoice {
  /** A folded word stands in headlines, tags and leads, a stem also in texts. */
  kind: 'form' | 'stem';
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
}

/** In how many articles a word stands. */
export function countArticles(index: SearchIndex, { kind, word }: Pick<WordChoice, 'kind' | 'word'>): number {
  if (kind === 'form') return index.formPostings.count(word);
  return index.stemPostings.count(word) + index.bodyPostings.count(word);
}

/** Whether any article may have the term. */
export function isFindable(index: SearchIndex, { alternatives }: QueryTerm): boolean {
  return alternatives.some(({ words }) =>
    words.every((choices) => choices.some((choice) => countArticles(index, choice) > 0)),
  );
}
