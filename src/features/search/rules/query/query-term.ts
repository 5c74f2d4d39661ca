import { type IndexWord, type SearchIndex, TIERS } from '../index/search-index.ts';

/** A word of the index that answers a word of the query, and how well: 1 is the word as it was typed. */
export interface WordChoice extends IndexWord {
  quality: number;
}

/** One way to name what a term asks for. An article names it when it has each of the words by one of its choices. */
export interface TermAlternative {
  words: WordChoice[][];
}

/** A part of a query: a word in its forms, or a name in all its spellings. */
export interface QueryTerm {
  alternatives: TermAlternative[];
  /** How many words of the query it is. A generic word counts less. */
  weight: number;
  /** It does not decide what answers the query: see `isGenericWord`. Never all terms of a query. */
  isGeneric: boolean;
}

/** In how many articles a term can be found at most, in the first `tiers` tiers. */
export function countAtMost(index: SearchIndex, { alternatives }: QueryTerm, tiers = TIERS): number {
  const counts = alternatives.map(({ words }) =>
    Math.min(
      ...words.map((choices) => choices.reduce((sum, choice) => sum + index.countArticles(choice, tiers), 0)),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
