import { foldText } from './characters/characters.ts';
import { tokenise } from './characters/tokens.ts';
import { stemWord } from './stem.ts';

/** A typed word as lists search for it. A text has it when it contains the part, or a word with the stem. */
export interface QueryWord {
  /** The word as typed, folded. */
  part: string;
  /** Null when the part is not one word with letters, such as `100%` and `ad@site.az`. */
  stem: string | null;
}

/** Further words of a query are ignored. */
const MAX_WORDS = 8;
/** In characters. Shorter parts stand inside too many words. */
const MIN_INNER_LENGTH = 3;
const LETTER = /\p{L}/u;

export function listQueryWords(query: string): QueryWord[] {
  return foldText(query.replaceAll('\u0000', ''))
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, MAX_WORDS)
    .map((part) => {
      const [word, ...others] = tokenise(part).map((token) => token.word);
      return { part, stem: word && LETTER.test(word) && others.length === 0 ? stemWord(word) : null };
    });
}

/**
 * A function that tells whether a text has every word of the query, in any spelling and with any ending. A part of one or two
 * letters must begin a word: `mu` finds `MU` and not `Samux`.
 */
export function toTextFilter(query: string): (text: string) => boolean {
  const words = listQueryWords(query);
  return (text) => {
    const folded = foldText(text);
    const tokens = tokenise(folded).map(({ word }) => word);
    return words.every(({ part, stem }) => {
      if (stem !== null && part.length < MIN_INNER_LENGTH)
        return tokens.some((word) => word.startsWith(stem));
      return folded.includes(part) || tokens.some((word) => stemWord(word) === stem);
    });
  };
}
