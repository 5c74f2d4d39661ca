import { foldText, lowerAz, normaliseCharacters } from './characters.ts';

/** The Azerbaijani alphabet; `w`, which it does not have, comes last. */
export const ALPHABET = 'abcçdeəfgğhxıijkqlmnoöprsştuüvyzw';
const RANKS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg';
const RANK_OF = new Map([...ALPHABET].map((letter, at) => [letter, RANKS.charAt(at)]));
/** Cyrillic letters whose Azerbaijani counterpart folding would blur. */
const AZ_CYRILLIC = new Map([...'ғğәəыıөöүüчçшşщş'.matchAll(/(.)(.)/gu)].map((pair) => [pair[1], pair[2]]));

/**
 * A key whose byte order is the order of the Azerbaijani alphabet: the same in JS `<`, SQLite BINARY and
 * PostgreSQL COLLATE "C". Case and punctuation do not count (`“Qarabağ”` stands under Q), a gap or hyphen comes
 * before any letter, numbers come before letters and by value (`2-ci` before `10-cu`), foreign letters stand with
 * their plain letter (é with e), other scripts come last. Equal keys mean equal places.
 */
export function sortKey(text: string): string {
  return lowerAz(normaliseCharacters(text))
    .replace(/[\s\p{Pd}_/]+/gu, ' ')
    .replace(/[0-9]+|[^ ]/gu, rankOf)
    .replace(/ +/g, ' ')
    .trim();
}

/** Orders two texts by the Azerbaijani alphabet; for `Array.prototype.sort`. */
export function compareAz(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf(sign: string): string {
  const letter = AZ_CYRILLIC.get(sign) ?? sign;
  const rank = RANK_OF.get(letter);
  if (rank) return rank;
  if (/^[0-9]/.test(sign)) return rankOfNumber(sign);
  if (!/^\p{L}/u.test(sign)) return '';
  return Array.from(foldText(sign), (plain) => RANK_OF.get(plain) ?? foreignRank(plain)).join('');
}

/** Length first, so that the shorter number, which is the smaller, comes first. */
function rankOfNumber(digits: string): string {
  const value = digits.replace(/^0+(?=.)/, '');
  return `${Math.min(value.length, 9)}${value}`;
}

/** JS compares UTF-16 units and databases bytes; both agree only below the surrogates, so the rest is one place. */
function foreignRank(letter: string): string {
  return letter.length === 1 && letter > '\u007f' && letter < '\ud800' ? letter : '~';
}
