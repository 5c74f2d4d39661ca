import { foldText } from './characters.ts';

/** A word of a text as search compares it; `start` and `end` are offsets in the original text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Longer words are cut: nobody searches for them, and index entries have a maximum size. */
const MAX_WORD_LENGTH = 60;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
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
const MAX_CACHED = 20_000;

/**
 * The words of a text in order, folded so that all spellings are equal. Case endings after a closing quote or a hyphen
 * (`“Qarabağ”ın`, `UEFA-nın`, `2026-cı`) are dropped. The index and all queries use this function.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -2;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const word = foldWord(match[0]);
    const isEnding = previousEnd === start - 1 && BEFORE_ENDING.test(text.charAt(start - 1));
    previousEnd = end;
    if (word && !(isEnding && ENDING.test(word))) tokens.push({ word, start, end });
  }
  return tokens;
}

/** One word as the index stores it; empty when it has no letter or digit. */
function foldWord(written: string): string {
  const before = cache.get(written);
  if (before !== undefined) return before;
  const folded = PLAIN.test(written) ? written : foldText(written).replace(NO_LETTER, '');
  const whole = folded.replace(DIGRAPH, (letters) => DIGRAPHS[letters] ?? letters);
  const word = whole.length > MAX_WORD_LENGTH ? Array.from(whole).slice(0, MAX_WORD_LENGTH).join('') : whole;
  if (cache.size >= MAX_CACHED) cache.clear();
  if (written.length <= MAX_WORD_LENGTH) cache.set(written, word);
  return word;
}
