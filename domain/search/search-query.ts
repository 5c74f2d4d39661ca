import { tokenise } from '#az/characters/tokens.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Characters. Longer queries are cut. */
export const MAX_QUERY_LENGTH = 100;
const MAX_QUERY_WORDS = 8;
/** Characters. Shorter beginnings would match too many words. */
const MIN_BEGINNING_LENGTH = 3;

/** A word of a query. With `beginning` it also matches longer words that start with it. */
export interface QueryWord {
  word: string;
  beginning: boolean;
}

/** A parsed query. Without words it finds nothing. */
export interface SearchQuery {
  words: readonly QueryWord[];
  /** Whether an article must contain all words or any of them. */
  match: 'all' | 'any';
}

/**
 * Parses a typed query. All words must match. The last word also matches as a beginning, because it may be
 * incomplete.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const typed = [...new Set(tokenise(text.slice(0, MAX_QUERY_LENGTH)).map((token) => token.word))];
  const relevant = typed.filter((word) => !STOP_WORDS.has(word));
  const words = (relevant.length > 0 ? relevant : typed).slice(0, MAX_QUERY_WORDS);
  const last = words.at(-1);
  return { words: words.map((word) => toQueryWord(word, word === last)), match: 'all' };
}

/**
 * The second query when no article contains all words: any word, each also as a beginning. Words of one character are
 * left out.
 */
export function loosenQuery(query: SearchQuery): SearchQuery {
  const relevant = query.words.filter(({ word }) => word.length > 1);
  return { words: relevant.map(({ word }) => toQueryWord(word, true)), match: 'any' };
}

/** The query as one line for statistics. Different spellings give the same line. */
export function foldQuery(query: SearchQuery): string {
  return query.words.map(({ word }) => word).join(' ');
}

/** Whether a word of a text matches the query. */
export function matchesQuery(query: SearchQuery, word: string): boolean {
  return query.words.some(
    (searched) => word === searched.word || (searched.beginning && word.startsWith(searched.word)),
  );
}

function toQueryWord(word: string, beginning: boolean): QueryWord {
  return { word, beginning: beginning && word.length >= MIN_BEGINNING_LENGTH };
}
