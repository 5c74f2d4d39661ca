import { tokenise } from '#az/characters/tokens.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Longer queries are cut; nobody types them by hand. */
export const MAX_QUERY_LENGTH = 100;
const MOST_WORDS = 8;
/** Shorter beginnings would match half of the language. */
const SHORTEST_BEGINNING = 3;

/** One word looked for; `beginning` also finds longer words that start with it. */
export interface QueryWord {
  word: string;
  beginning: boolean;
}

/** What a reader typed, as the index understands it. Without words it finds nothing. */
export interface SearchQuery {
  words: readonly QueryWord[];
  /** All words must be there, or any of them. */
  match: 'all' | 'any';
}

/** What is looked for: every word, the last one also as a beginning, as it may still be being typed. */
export function parseSearchQuery(text: string): SearchQuery {
  const typed = [...new Set(tokenise(text.slice(0, MAX_QUERY_LENGTH)).map((token) => token.word))];
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const words = (telling.length > 0 ? telling : typed).slice(0, MOST_WORDS);
  const last = words.at(-1);
  return { words: words.map((word) => toQueryWord(word, word === last)), match: 'all' };
}

/**
 * The second try, when nothing holds all words: any of them, each with whatever ending. A single letter or figure alone
 * is no reason to show an article.
 */
export function loosenQuery(query: SearchQuery): SearchQuery {
  const telling = query.words.filter(({ word }) => word.length > 1);
  return { words: telling.map(({ word }) => toQueryWord(word, true)), match: 'any' };
}

/** The query as one line, for statistics: two spellings of it are equal. */
export function foldQuery(query: SearchQuery): string {
  return query.words.map(({ word }) => word).join(' ');
}

/** Whether a word of a text is one that is looked for. */
export function matchesQuery(query: SearchQuery, word: string): boolean {
  return query.words.some((it) => word === it.word || (it.beginning && word.startsWith(it.word)));
}

function toQueryWord(word: string, beginning: boolean): QueryWord {
  return { word, beginning: beginning && word.length >= SHORTEST_BEGINNING };
}
