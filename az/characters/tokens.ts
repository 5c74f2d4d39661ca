import { foldText } from './characters.ts';

/** A word of a text as search compares it; `start` and `end` are offsets in the original text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Longer words are cut: nobody searches for them, and an index has its limits. */
const LONGEST = 60;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const PLAIN = /^[a-z0-9]+$/;
const NO_LETTER = /[^\p{L}\p{N}]+/gu;

/** Passport and older address spellings, folded to one on both sides: `Neftchi`, `Qarabagh`, `Khazar`. */
const DIGRAPHS: Readonly<Record<string, string>> = { sh: 's', ch: 'c', gh: 'g', kh: 'x', zh: 'j', w: 'v' };
const DIGRAPH = /[sckgz]h|w/g;

/** What ends a word before an ending is written after it: a closing quote, an apostrophe, a hyphen. */
const BEFORE_ENDING = /[”“"»’‘'`´\-\u2010\u2011]/;
/**
 * Endings so written, folded: case (`nın`, `yə`, `da`), plural, ordinal (`cı`), `-lik`, `-dır`, `-dakı`. They are no
 * words of their own.
 */
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

const known = new Map<string, string>();
const KNOWN_LIMIT = 20_000;

/**
 * The words of a text in order, folded so that two spellings are one. Case endings written after a closing quote or a
 * hyphen (`“Qarabağ”ın`, `UEFA-nın`, `2026-cı`) are dropped. The only way words get into the index or a query.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let endOfLast = -2;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const end = start + match[0].length;
    const word = foldWord(match[0]);
    const follows = endOfLast === start - 1 && BEFORE_ENDING.test(text.charAt(start - 1));
    endOfLast = end;
    if (word && !(follows && ENDING.test(word))) tokens.push({ word, start, end });
  }
  return tokens;
}

/** One word in the form the index knows; empty when nothing of it is a letter or a digit. */
function foldWord(written: string): string {
  const before = known.get(written);
  if (before !== undefined) return before;
  const folded = PLAIN.test(written) ? written : foldText(written).replace(NO_LETTER, '');
  const whole = folded.replace(DIGRAPH, (letters) => DIGRAPHS[letters] ?? letters);
  const word = whole.length > LONGEST ? Array.from(whole).slice(0, LONGEST).join('') : whole;
  if (known.size >= KNOWN_LIMIT) known.clear();
  if (written.length <= LONGEST) known.set(written, word);
  return word;
}
