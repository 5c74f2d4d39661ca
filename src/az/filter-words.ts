import { foldText } from './characters/characters.ts';
import { tokenise } from './characters/tokens.ts';
import { stemWord } from './stem.ts';

/** A typed word as lists search for it. A text has it when it contains the part, or a word with the stem. */
export interface FilterWord {
  /** The word as typed, folded. */
  part: string;
  /** The stem key of the word. Null when the part is not one word with letters, such as `100%` and `ad@site.az`. */
  stem: string | null;
  /** What all forms of the word begin with, for databases, which cannot stem: `usa` of `uşağı`. Null when it is short. */
  beginning: string | null;
}

/** Further words of a query are ignored. */
const MAX_WORDS = 8;
/** In characters. Shorter parts stand inside too many words. */
const MIN_INNER_LENGTH = 3;
const LETTER = /\p{L}/u;

export function listFilterWords(query: string): FilterWord[] {
  return foldText(query.replaceAll('\u0000', ''))
    .split(/\s+/)
    .filter((part) => part !== '')
    .slice(0, MAX_WORDS)
    .map((part) => {
      const [word, ...others] = tokenise(part).map((token) => token.word);
      if (!word || !LETTER.test(word) || others.length > 0) return { part, stem: null, beginning: null };
      const stem = stemWord(word);
      const beginning = commonBeginning(word, stem);
      return { part, stem, beginning: beginning.length < MIN_INNER_LENGTH ? null : beginning };
    });
}

/**
 * The items whose text has every word of the query, in any spelling and with any ending. A word of one or two letters must be a
 * whole word of some text (`MU`), or else the beginning of one.
 */
export function filterByWords<Item>(
  items: readonly Item[],
  query: string,
  toText: (item: Item) => string,
): Item[] {
  const texts = items.map((item) => {
    const folded = foldText(toText(item));
    return { item, folded, tokens: tokenise(folded).map(({ word }) => word) };
  });
  return listFilterWords(query)
    .reduce(selectTexts, texts)
    .map(({ item }) => item);
}

interface Text {
  folded: string;
  tokens: readonly string[];
}

function selectTexts<Searched extends Text>(texts: Searched[], { part, stem }: FilterWord): Searched[] {
  if (stem === null || part.length >= MIN_INNER_LENGTH)
    return texts.filter(
      ({ folded, tokens }) => folded.includes(part) || tokens.some((word) => stemWord(word) === stem),
    );
  const whole = texts.filter(({ tokens }) => tokens.includes(stem));
  return whole.length > 0
    ? whole
    : texts.filter(({ tokens }) => tokens.some((word) => word.startsWith(stem)));
}

function commonBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
