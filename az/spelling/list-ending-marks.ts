import { foldText } from '../characters/characters.ts';
import {
  caseEnding,
  type GrammarCase,
  isAbbreviation,
  isReadAsWritten,
  ordinalSuffix,
} from '../characters/endings.ts';
import { createAddressTest } from './address-ranges.ts';
import type { SpellingMark } from './spelling-mark.ts';

/** A number or an abbreviation with its ending: `3-ci`, `18:44-də`, `UEFA-nın`. */
const HYPHENATED =
  /(?<![\p{L}\p{M}\d.,/-])(\d{1,4}(?:[:+]\d{1,2})?|\p{Lu}{3,8})-(\p{Ll}{1,3})(?![\p{L}\p{M}\d-])/gu;
/** A name in quotation marks with its ending: `“Neftçi”nin`. */
const QUOTED = /[“"]([^“”"]{1,60})[”"](\p{Ll}{1,3})(?![\p{L}\p{M}\d-])/gu;
/** By the letters of an ending, folded, the case that it can only be. */
const CASES: readonly [RegExp, GrammarCase][] = [
  [/^n?[iu]n$/, 'genitive'],
  [/^y[ae]$/, 'dative'],
  [/^d[ae]$/, 'locative'],
  [/^d[ae]n$/, 'ablative'],
];
const ORDINAL = /^c[iu]$/;
const LAST_NUMBER = /(?<!\d)\d+$/;

/**
 * Endings after numbers, abbreviations and quoted names that do not follow the rules of `az/characters/endings.ts`: `3-ci` → `3-cü`,
 * `UEFA-nin` → `UEFA-nın`, `“Neftçi”nın` → `“Neftçi”nin`. Names that are not read as they are written (`“Bordeaux”`) have the ending that
 * their editor gives them. The mark covers the ending only.
 */
export function listEndingMarks(text: string): SpellingMark[] {
  const isAddress = createAddressTest(text);
  return [...text.matchAll(HYPHENATED), ...text.matchAll(QUOTED)]
    .flatMap(({ 0: { length }, 1: word = '', 2: ending = '', index }) => {
      const end = index + length;
      const right = findEnding(word, ending);
      if (right === null || right === ending || isAddress(index, end)) return [];
      return [{ kind: 'ending' as const, start: end - ending.length, end, suggestion: right }];
    })
    .sort((a, b) => a.start - b.start);
}

/** The ending that a word takes for the one that is written; null when it can be another one, or the word is not read as written. */
function findEnding(word: string, written: string): string | null {
  const folded = foldText(written);
  const number = LAST_NUMBER.exec(word)?.[0];
  if (number && ORDINAL.test(folded)) return `${ordinalSuffix(Number(number))}`;
  const last = word.match(/[\p{L}\p{M}\p{N}]+/gu)?.at(-1) ?? '';
  if (!number && !isAbbreviation(last) && !isReadAsWritten(last)) return null;
  const grammarCase = CASES.find(([pattern]) => pattern.test(folded))?.[1];
  return grammarCase ? caseEnding(word, grammarCase) : null;
}
