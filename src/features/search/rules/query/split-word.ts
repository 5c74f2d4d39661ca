import type { SearchIndex } from '../index/search-index.ts';
import type { NameIndex } from '../names/name-index.ts';

/** Shorter parts would be found in almost any word. */
const MIN_PART = 3;
const BETWEEN_LETTER_AND_DIGIT = /(?<=\d)(?=\D)|(?<=\D)(?=\d)/;

/**
 * The two words that were typed as one: `realmadrid`, `sansiro`, `u21`. A name comes first, then the words that most headlines,
 * tags and leads have. Null when there are none.
 */
export function splitWord(index: SearchIndex, names: NameIndex, word: string): [string, string] | null {
  let best: [string, string] | null = null;
  let most = 0;
  for (const [left, right] of listParts(word)) {
    const isName = names.findAt([left, right], 0)?.length === 2;
    const count = isName ? Infinity : Math.min(index.countForm(left), index.countForm(right));
    if (count <= most) continue;
    best = [left, right];
    most = count;
  }
  return best;
}

/** A word with digits is only divided between a letter and a digit. */
function listParts(word: string): [string, string][] {
  if (/\d/.test(word)) {
    const [left, right, ...others] = word.split(BETWEEN_LETTER_AND_DIGIT);
    return left && right && others.length === 0 ? [[left, right]] : [];
  }
  const parts: [string, string][] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) parts.push([word.slice(0, at), word.slice(at)]);
  return parts;
}
