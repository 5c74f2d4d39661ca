import { foldText } from './characters.ts';

/** A word of a text as search compares it; `start` and `end` are offsets in the original text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Longer words are cut: nobody searches for them, and index entries have a maximum size. */
const MAX_WORD_LENGTH = 60;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
/** Whether the first characters of Unicode (Latin, Cyrillic and their marks) belong to words. A table is faster than a pattern. */
const IN_WORD = Uint8Array.from({ length: 0x600 }, (_, code) =>
  Number(WORD_CHARACTER.test(String.fromCharCode(code))),
);
const PLAIN = /^[a-z0-9]+$/;
const NO_LETTER = /[^\p{L}\p{N}]+/gu;

/** Spellings of passports and older addresses, replaced in the index and in queries: `Neftchi`, `Qarabagh`, `Khazar`. */
const DIGRAPHS: Readonly<Record<string, string>> = { sh: 's', ch: 'c', gh: 'g', kh: 'x', zh: 'j', w: 'v' };
const DIGRAPH = /[sckgz]h|w/g;

/** A character that may separate a word from its ending: a closing quote, an apostrophe, a hyphen. */
const BEFORE_ENDING = /[”“"»’‘'`´\-\u2010\u2011]/;
/** Such separated endings, folded: case (`nın`, `yə`, `da`), plural, ordinal (`cı`), `-lik`, `-dır`, `-dakı`. */
const ENDING = new RegExp(
  `^(?:l[ae]r)?(?:${[
    'n?[iu]n', // genitive
    '[nys]?[iu]', // accusative, possessive
    '[ny]?[ae]', // dative
    'n?d[ae]n?', // locative, ablative
    'y?l[ae]', // with
    'n?c[iu]', // ordinal
    'l[iu][kg]?', // -li, -lik
    'd[iu]r',
    'd[ae]k[iu]',
    'n[iu]nk[iu]',
  ].join('|')})?$`,
);

const cache = new Map<string, string>();
const MAX_CACHED = 40_000;

const SMALL_A = 97;
const ALL_LETTERS = 2 ** 27 - 1;
const INITIALS = Int32Array.from(IN_WORD, (isInWord, code) =>
  isInWord ? initialsOf(String.fromCharCode(code)) : ALL_LETTERS,
);

/**
 * The words of a text in order, folded so that all spellings are equal. Case endings after a closing quote or a hyphen
 * (`“Qarabağ”ın`, `UEFA-nın`, `2026-cı`) are dropped. The index and all queries use this function.
 */
export function tokenise(text: string): Token[] {
  return findTokens(text, () => true);
}

/** A test of folded words. */
export interface WordTest {
  (word: string): boolean;
  /** The first letters of the words that can pass, which are all tested then. Without them every word is. */
  initials?: ReadonlySet<string>;
}

/** The tokens of a text whose word passes the test. With `initials` it is several times as fast. */
export function findTokens(text: string, isMatch: WordTest): Token[] {
  const wanted = toLetters(isMatch.initials);
  const tokens: Token[] = [];
  let previousEnd = -2;
  for (let start = 0; start < text.length; ) {
    const end = findWordEnd(text, start);
    if (end === start) {
      start += 1;
      continue;
    }
    const mayMatch = ((INITIALS[text.charCodeAt(start)] ?? ALL_LETTERS) & wanted) !== 0;
    const word = mayMatch ? foldWord(text.slice(start, end)) : '';
    if (word && isMatch(word)) {
      const isEnding = previousEnd === start - 1 && BEFORE_ENDING.test(text.charAt(start - 1));
      if (!(isEnding && ENDING.test(word))) tokens.push({ word, start, end });
    }
    previousEnd = end;
    start = end;
  }
  return tokens;
}

/** Letters as bits: one for each of a–z, one for all others. */
function toLetters(letters: Iterable<string> = []): number {
  let bits = 0;
  for (const letter of letters) {
    const place = letter.charCodeAt(0) - SMALL_A;
    bits |= 1 << (place >= 0 && place < 26 ? place : 26);
  }
  return bits || ALL_LETTERS;
}

/** The letters that a folded word can begin with when the written word begins with this character. */
function initialsOf(character: string): number {
  // Cyrillic words and marks depend on the next characters.
  if (/\p{Script=Cyrillic}|\p{M}/u.test(character)) return ALL_LETTERS;
  const initial = foldWord(character).charAt(0);
  // `kh` and `zh` are digraphs.
  return toLetters(initial === 'k' ? 'kx' : initial === 'z' ? 'zj' : initial);
}

/** The end of the word that begins at this position; the position itself when none does. */
function findWordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < IN_WORD.length) {
      if (IN_WORD[code] === 0) break;
      at += 1;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (!WORD_CHARACTER.test(character)) break;
      at += character.length;
    }
  }
  return at;
}

/** One word as the index stores it; empty when it has no letter or digit. */
function foldWord(written: string): string {
  const known = cache.get(written);
  if (known !== undefined) return known;
  // A copy, because V8 keeps the whole text in memory for a part of it.
  const copy = Array.from(written).join('');
  const folded = PLAIN.test(copy) ? copy : foldText(copy).replace(NO_LETTER, '');
  const whole = folded.replace(DIGRAPH, (letters) => DIGRAPHS[letters] ?? letters);
  const word = whole.length > MAX_WORD_LENGTH ? Array.from(whole).slice(0, MAX_WORD_LENGTH).join('') : whole;
  if (cache.size >= MAX_CACHED) cache.clear();
  if (copy.length <= MAX_WORD_LENGTH) cache.set(copy, word);
  return word;
}
