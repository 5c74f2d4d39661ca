import { ALL_LETTERS, copyText, foldText, toLetterBits } from './characters.ts';

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

/** By the first character of a written word: the letters, as bits, that the folded word can begin with; 0 until asked. */
const INITIALS = new Int32Array(IN_WORD.length);

/** Whether folded letters are an ending that may stand apart from its word: `in`, `ye`, `dan`. */
export function isEnding(folded: string): boolean {
  return folded !== '' && ENDING.test(folded);
}

/**
 * The words of a text in order, folded so that all spellings are equal. Case endings after a closing quote or a hyphen
 * (`“Qarabağ”ın`, `UEFA-nın`, `2026-cı`) are dropped. The index and all queries use this function.
 */
export function tokenise(text: string): Token[] {
  return findTokens(text, () => true);
}

/** A test of folded words. `written` is the word as the text has it. */
export interface WordTest {
  (word: string, written: string): boolean;
  /** The first letters of all words that can pass. Words with another first letter are not tested. */
  initials?: string;
}

/** The tokens of a text whose word passes the test. With `initials` it is several times as fast. */
export function findTokens(text: string, isMatch: WordTest): Token[] {
  const wanted = isMatch.initials === undefined ? ALL_LETTERS : toLetterBits(isMatch.initials);
  const tokens: Token[] = [];
  let previousEnd = -2;
  for (let start = 0; start < text.length; ) {
    const end = findWordEnd(text, start);
    if (end === start) {
      start += 1;
      continue;
    }
    if ((initialsOf(text.charCodeAt(start)) & wanted) !== 0) {
      const written = text.slice(start, end);
      const word = foldWord(written);
      if (word && isMatch(word, written)) {
        const isEnding = previousEnd === start - 1 && BEFORE_ENDING.test(text.charAt(start - 1));
        if (!(isEnding && ENDING.test(word))) tokens.push({ word, start, end });
      }
    }
    previousEnd = end;
    start = end;
  }
  return tokens;
}

/** The letters that the folded word can begin with when the written one begins with this code of a letter or digit. */
function initialsOf(code: number): number {
  const known = INITIALS[code] ?? ALL_LETTERS;
  if (known !== 0) return known;
  const initials = findInitials(String.fromCharCode(code));
  INITIALS[code] = initials;
  return initials;
}

function findInitials(character: string): number {
  // Cyrillic words and marks depend on the next characters.
  if (/\p{Script=Cyrillic}|\p{M}/u.test(character)) return ALL_LETTERS;
  const initial = foldWord(character).charAt(0);
  // `kh` and `zh` are digraphs.
  return toLetterBits(initial === 'k' ? 'kx' : initial === 'z' ? 'zj' : initial) || ALL_LETTERS;
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
  const copy = copyText(written);
  const folded = PLAIN.test(copy) ? copy : foldText(copy).replace(NO_LETTER, '');
  const whole = folded.replace(DIGRAPH, (letters) => DIGRAPHS[letters] ?? letters);
  const word = whole.length > MAX_WORD_LENGTH ? Array.from(whole).slice(0, MAX_WORD_LENGTH).join('') : whole;
  if (cache.size >= MAX_CACHED) cache.clear();
  if (copy.length <= MAX_WORD_LENGTH) cache.set(copy, word);
  return word;
}
