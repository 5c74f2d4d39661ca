import { foldText, lowerAz, normaliseCharacters } from './characters.ts';

/** The Azerbaijani alphabet, and at the end `w`, which it does not have. */
export const ALPHABET = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyzw';
const RANKS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg';
const RANK_OF = new Map([...ALPHABET].map((letter, at) => [letter, RANKS.charAt(at)]));
/** Cyrillic letters whose Azerbaijani counterpart would be lost by folding. */
const AZ_CYRILLIC = new Map([...'ғğәəыıөöүüчçшşщş'.matchAll(/(.)(.)/gu)].map((pair) => [pair[1], pair[2]]));

/**
 * A key whose byte order is the order of the Azerbaijani alphabet: the same in JS `<`, SQLite BINARY and PostgreSQL
 * COLLATE "C". Case and punctuation are ignored (`“Qarabağ”` sorts under Q). A gap or hyphen sorts before any letter, and
 * numbers before letters and by value (`2-ci` before `10-cu`). Foreign letters sort with their plain letter (é with e),
 * other scripts at the end. Equal keys mean equal positions.
 */
export function sortKey(text: string): string {
  return lowerAz(normaliseCharacters(text))
    .replace(/[\s\p{Pd}_/]+/gu, ' ')
    .replace(/[0-9]+|[^ ]/gu, rankOf)
    .replace(/ +/g, ' ')
    .trim();
}

/** Compares two texts by the Azerbaijani alphabet, for `Array.prototype.sort`. */
export function compareAz(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(part: string): string {
  const letter = AZ_CYRILLIC.get(part) ?? part;
  const rank = RANK_OF.get(letter);
  if (rank) return rank;
  if (/^[0-9]/.test(part)) return rankOfNumber(part);
  if (!/^\p{L}/u.test(part)) return '';
  return Array.from(foldText(part), (plain) => RANK_OF.get(plain) ?? foreignRank(plain)).join('');
}

/** Begins with the length, so that smaller numbers, which are shorter, come first. */
function rankOfNumber(digits: string): string {
  const value = digits.replace(/^0+(?=.)/, '');
  return `${Math.min(value.length, 9)}${value}`;
}

/** JS compares UTF-16 units, databases compare bytes. Both agree only below the surrogates; all others get one rank. */
function foreignRank(letter: string): string {
  return letter.length === 1 && letter > '\u007f' && letter < '\ud800' ? letter : '~';
}
