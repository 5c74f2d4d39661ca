import type { PostingLists } from '../index/postings.ts';

/** The articles with one word, and how well that word answers the query: 1 is the word as it was typed. */
export interface WordPostings {
  lists: PostingLists;
  word: number;
  quality: number;
}

/** One way to name what a term asks for. An article names it when it has each of the words in one of its forms. */
export interface Alternative {
  words: WordPostings[][];
}

/** A part of a query: a word in its forms, or a name in all its spellings. */
export interface QueryTerm {
  alternatives: Alternative[];
}

export function hasPostings({ alternatives }: QueryTerm): boolean {
  return alternatives.some(({ words }) =>
    words.every((choices) => choices.some(({ lists, word }) => lists.count(word) > 0)),
  );
}
