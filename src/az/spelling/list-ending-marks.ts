import { foldText } from '../characters/characters.ts';
import {
  caseEnding,
  type GrammarCase,
  isAbbreviation,
  isReadAsWritten,
  ordinalSuffix,
} from '../characters/endings.ts';
import type { NameGrammar } from '../names/name-forms.ts';
import { createAddressTest } from './address-ranges.ts';
import type { SpellingMark } from './spelling-mark.ts';

/** A number or an abbreviation with its ending: `3-ci`, `18:44-də`, `UEFA-nın`. */
const HYPHENATED =
  /(?<![\p{L}\p{M}\d.,/-])(\d{1,4}(?:[:+]\d{1,2})?|\p{Lu}{3,8})-(\p{Ll}{1,3})(?![\p{L}\p{M}\d-])/gu;
/** A name in quotation marks with its ending: `“Neftçi”nin`. */
const QUOTED = /[“"]([^“”"]{1,60})[”"](\p{Ll}{1,3})(?![\p{L}\p{M}\d-])/gu;
/** A word with a capital that may have an ending, with a hyphen or without. */
const CAPITALISED = /(?<![\p{L}\p{M}\d’'#@./])(\p{Lu}[\p{L}\p{M}]+)(?:-(\p{Ll}{1,4}))?(?![\p{L}\p{M}\d-])/gu;
const MAX_JOINED_ENDING = 4;
/** By the letters of an ending, folded, the case that it can only be. */
const CASES: readonly [RegExp, GrammarCase][] = [
  [/^n?[iu]n$/, 'genitive'],
  [/^y[ae]$/, 'dative'],
  [/^d[ae]$/, 'locative'],
  [/^d[ae]n$/, 'ablative'],
];
/** After a name, these are no possessive. */
const CASES_OF_NAMES: typeof CASES = [...CASES, [/^n?[iu]$/, 'accusative'], [/^[ae]$/, 'dative']];
const ORDINAL = /^c[iu]$/;
const LAST_NUMBER = /(?<!\d)\d+$/;

/**
 * Endings after numbers, abbreviations and quoted names that do not follow the rules of `src/az/characters/endings.ts`: `3-ci` → `3-cü`,
 * `UEFA-nin` → `UEFA-nın`, `“Neftçi”nın` → `“Neftçi”nin`. Names that are not read as they are written (`“Bordeaux”`) have the ending that
 * their editor gives them, unless `grammars` has one for their last word (`lastWordOf`). The mark covers the letters of the ending only.
 */
export function listEndingMarks(
  text: string,
  grammars: ReadonlyMap<string, NameGrammar> = new Map(),
): SpellingMark[] {
  const isAddress = createAddressTest(text);
  const marks = new Map<number, SpellingMark>();
  const check = (from: number, end: number, ending: string, right: string | null) => {
    const start = end - ending.length;
    if (right === null || right === ending || isAddress(from, end)) return;
    marks.set(start, { kind: 'ending', start, end, suggestion: right });
  };
  for (const { 0: whole, 1: word = '', 2: ending = '', index } of [
    ...text.matchAll(HYPHENATED),
    ...text.matchAll(QUOTED),
  ]) {
    const grammar = grammars.get(lastWordOf(word));
    const right = (grammar && findSetEnding(grammar, ending)) ?? findEnding(word, ending);
    check(index, index + whole.length, ending, right);
  }
  if (grammars.size > 0)
    for (const { 0: whole, 1: word = '', 2: ending, index } of text.matchAll(CAPITALISED))
      for (const [name, written] of ending === undefined ? splitEndings(word) : [[word, ending] as const]) {
        const grammar = grammars.get(name);
        if (grammar) check(index, index + whole.length, written, findSetEnding(grammar, written));
      }
  return [...marks.values()].sort((a, b) => a.start - b.start);
}

/** The last word of a name, which its ending follows. */
export function lastWordOf(name: string): string {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.at(-1) ?? '';
}

/** The ending that is set for the case of the written one, without its hyphen; null when none is, or it can be another case. */
function findSetEnding(grammar: NameGrammar, written: string): string | null {
  const folded = foldText(written);
  const grammarCase = CASES_OF_NAMES.find(([pattern]) => pattern.test(folded))?.[1];
  const ending = grammarCase && grammarCase !== 'nominative' ? grammar[grammarCase] : undefined;
  return ending?.replace('-', '') || null;
}

/** `Shawnun` → `Shawnu` + `n`, `Shawn` + `un`, … */
function splitEndings(word: string): (readonly [name: string, ending: string])[] {
  return Array.from({ length: Math.min(MAX_JOINED_ENDING, word.length - 2) }, (_, at) => {
    const length = word.length - at - 1;
    return [word.slice(0, length), word.slice(length)] as const;
  });
}

/** The ending that a word takes for the one that is written; null when it can be another one, or the word is not read as written. */
function findEnding(word: string, written: string): string | null {
  const folded = foldText(written);
  const number = LAST_NUMBER.exec(word)?.[0];
  if (number && ORDINAL.test(folded)) return `${ordinalSuffix(Number(number))}`;
  const last = lastWordOf(word);
  if (!number && !isAbbreviation(last) && !isReadAsWritten(last)) return null;
  const grammarCase = CASES.find(([pattern]) => pattern.test(folded))?.[1];
  return grammarCase ? caseEnding(word, grammarCase) : null;
}
