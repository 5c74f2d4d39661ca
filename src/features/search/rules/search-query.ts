import { tokenise } from '#az/characters/tokens.ts';
import { hasMarkedLetter } from '#az/stem.ts';

/** Characters. Longer queries are cut. */
export const MAX_QUERY_LENGTH = 200;
/** Scores have one bit for each word. */
export const MAX_QUERY_WORDS = 8;

/** A word of a query: folded, and as it was typed. */
export interface QueryWord {
  word: string;
  typed: string;
  /** Some word of the query has Azerbaijani letters, so that a word without any is meant as it is typed. */
  isTypedExactly: boolean;
}

/**
 * Very common words, as folded by `tokenise`. A query with other words ignores them. A word that is also a name must not
 * be here: Sabah and Real are clubs.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    've ile ucun bu o da de ki ise ya amma lakin olan olub olur uzre gore kimi daha en bir her cox hem artiq ' +
    'qeder sonra evvel o ona onun bunu ne mi vs ' +
    // Questions: articles answer them without repeating them.
    'kim kimdir nedir nece necedir neceye necede niye hansi hara harada neyi'
  ).split(' '),
);

/** The words of a typed query without stop words, unless there are no others. */
export function parseSearchQuery(text: string): QueryWord[] {
  const query = text.slice(0, MAX_QUERY_LENGTH);
  const isTypedExactly = hasMarkedLetter(query);
  const typed = tokenise(query).map(({ word, start, end }) => ({
    word,
    typed: query.slice(start, end),
    isTypedExactly,
  }));
  const different = typed.filter(({ word }, at) => typed.findIndex((other) => other.word === word) === at);
  const relevant = different.filter(({ word }) => !STOP_WORDS.has(word));
  return (relevant.length > 0 ? relevant : different).slice(0, MAX_QUERY_WORDS);
}

/** The query as one line for statistics. Different spellings give the same line. */
export function foldQuery(words: readonly QueryWord[]): string {
  return words.map(({ word }) => word).join(' ');
}
