/**
 * The suffixes of nouns and verbs as an automaton that reads a word from its end. A state says what has been removed, and so what may
 * end the rest.
 *
 * The notation is that of grammars. `A` is a or e, `I` is i or u, `Q` is q or k, and g or y before a vowel. A letter in
 * brackets keeps vowels apart, or consonants: `(y)A` is `ya` after a vowel and `a` after a consonant, `(I)m` is `m` and `im`.
 */
const WORD = 1; // nothing removed
const PREDICATE = 2; // a copula
const CASE = 4;
const CASE_OF_THIRD_PERSON = 8; // a case with n: a possessive of the third person ends the rest, ev-i-nde
const POSSESSIVE = 16;
const PLURAL = 32;
const PERSON = 64; // a tense ends the rest
const PERSON_OF_PAST = 128; // -di or -sa ends the rest
const VERB = 256; // a verb ends the rest
export const LIKELY_VERB = 512; // the same, when the rest looks like a verb
const NEGATION = 1024;

export const NOUN_STATES = WORD | PREDICATE | CASE | POSSESSIVE | PLURAL;
export const SURE_VERB_STATES = VERB | NEGATION;
export const VERB_STATES = SURE_VERB_STATES | LIKELY_VERB;

/** Removes one of the suffixes in the states `from` and leads to the states `to`. */
type SuffixRule = [suffixes: string, from: number, to: number];

const SUFFIX_RULES: SuffixRule[] = [
  // Copula
  ['dIr dIrlAr dIrsA', WORD, PREDICATE | PERSON],
  ['ydI ymIs ysA', WORD, PREDICATE],
  // Cases: Bakı-nın, -nı, -ya, -da, -dan, -yla; with the third person ev-i-nə, -ndə, -ndən
  ['(n)In (n)I (y)A dA dAn (y)lA (y)Adek', WORD | PREDICATE, CASE],
  ['nA ndA ndAn ncA', WORD | PREDICATE, CASE_OF_THIRD_PERSON],
  ['dAkI', NOUN_STATES, CASE],
  ['ndAkI', NOUN_STATES, CASE_OF_THIRD_PERSON],
  // Possessives and plural
  ['(s)I', WORD | PREDICATE | CASE | CASE_OF_THIRD_PERSON, POSSESSIVE],
  ['(I)m (I)n (I)mIz (I)nIz', WORD | PREDICATE | CASE, POSSESSIVE],
  ['lAr', WORD | PREDICATE | CASE | POSSESSIVE, PLURAL],
  // Persons of verbs
  ['(y)Am sAn (y)IQ sInIz lAr', WORD, PERSON],
  ['m n Q nIz lAr', WORD, PERSON_OF_PAST],
  // Tenses and moods
  ['dI sA', WORD | PERSON_OF_PAST, LIKELY_VERB | PERSON],
  ['mIs', WORD | PERSON | NOUN_STATES | PERSON_OF_PAST, VERB | PERSON],
  ['(y)Ir (y)Ar', WORD | PERSON | PREDICATE, LIKELY_VERB],
  ['mIr mAz mAr', WORD | PERSON | PREDICATE, NEGATION],
  ['(y)AcAQ', PERSON | NOUN_STATES, VERB],
  ['(y)Ib', WORD | PERSON | PREDICATE, LIKELY_VERB],
  ['mAlI', WORD | PERSON | PREDICATE, VERB],
  ['sIn sInlAr', WORD, LIKELY_VERB],
  // Infinitive, verbal noun, participles, converbs
  ['maq mek', WORD | PREDICATE | CASE, VERB],
  ['mag mey', CASE | POSSESSIVE, LIKELY_VERB],
  ['mA (y)An', NOUN_STATES, LIKELY_VERB],
  ['dIQ', CASE | POSSESSIVE, VERB],
  ['(y)ArAQ (y)IncA (y)Arken mAdAn dIqcA', WORD, VERB],
  ['mA', VERB | LIKELY_VERB, NEGATION],
];

/** A suffix as it is written, and the letters it can follow. */
interface WrittenSuffix {
  text: string;
  after: 'vowel' | 'consonant' | 'any letter';
  /** The last vowel before the suffix is one of these. */
  harmony: string;
}

interface Suffix extends WrittenSuffix {
  from: number;
  to: number;
}

/** All suffixes by their last letter. */
const SUFFIXES: ReadonlyMap<string, Suffix[]> = Map.groupBy(
  SUFFIX_RULES.flatMap(([patterns, from, to]) =>
    patterns.split(' ').flatMap((pattern) => writeOut(pattern).map((written) => ({ ...written, from, to }))),
  ),
  ({ text }) => text.slice(-1),
);

/** `(y)A` → `ya`, `ye` after a vowel, `a`, `e` after a consonant. */
export function writeOut(pattern: string): WrittenSuffix[] {
  const [, optional, rest = ''] = /^(?:\((.)\))?(.*)$/.exec(pattern) ?? [];
  if (!optional) return spell(rest, /^[AI]/.test(rest) ? 'consonant' : 'any letter');
  const keepsVowelsApart = optional !== 'I';
  return [
    ...spell(optional + rest, keepsVowelsApart ? 'vowel' : 'consonant'),
    ...spell(rest, keepsVowelsApart ? 'consonant' : 'vowel'),
  ];
}

/** `lAr` → `lar`, `ler`. The vowels of a suffix agree with each other. */
function spell(pattern: string, after: WrittenSuffix['after']): WrittenSuffix[] {
  let texts = [''];
  for (const sign of pattern)
    texts = texts.flatMap((text) => lettersOf(sign, text).map((letter) => text + letter));
  return texts.map((text) => ({ text, after, harmony: vowelsBefore(text) }));
}

function lettersOf(sign: string, before: string): string[] {
  const vowel = Array.from(before).findLast(isVowel);
  if (sign === 'A') return vowel === 'a' || vowel === 'e' ? [vowel] : ['a', 'e'];
  if (sign === 'I') return vowel === undefined ? ['i', 'u'] : vowel === 'u' ? ['u'] : ['i'];
  if (sign === 'Q') return vowel === 'a' ? ['q', 'g'] : vowel === 'e' ? ['k', 'y'] : ['q', 'k', 'g', 'y'];
  return [sign];
}

/** Vowel harmony, as far as folded letters show it: i is i or ı, o is o or ö, u is u or ü. */
function vowelsBefore(text: string): string {
  const first = Array.from(text).find(isVowel);
  if (first === 'a') return 'aiou';
  if (first === 'e') return 'eiou';
  if (first === 'i') return 'aei';
  if (first === 'u') return 'ou';
  return 'aeiou';
}

/** Whether a suffix can follow the first `end` letters of the word. */
export function canFollow({ text, after, harmony }: WrittenSuffix, word: string, end: number): boolean {
  // After ı and u, y and a belong to the same suffix: Masallı-ya.
  if (text.startsWith('a') && /[iu]y$/.test(word.slice(0, end))) return false;
  if (after !== 'any letter' && isVowel(word[end - 1]) !== (after === 'vowel')) return false;
  let index = end - 1;
  while (index >= 0 && !isVowel(word[index])) index -= 1;
  return index < 0 || harmony.includes(word.charAt(index));
}

function isVowel(letter: string | undefined): boolean {
  switch (letter) {
    case 'a':
    case 'e':
    case 'i':
    case 'o':
    case 'u':
      return true;
    default:
      return false;
  }
}

export const MIN_ROOT = 2;

/** For each length of the rest the states in which it is reached when suffixes are removed from the end. */
export function reachStates(word: string): number[] {
  const states = new Array<number>(word.length + 1).fill(0);
  states[word.length] = WORD;
  for (let end = word.length; end > MIN_ROOT; end -= 1) {
    const state = states[end] ?? 0;
    if (!state) continue;
    for (const suffix of SUFFIXES.get(word.charAt(end - 1)) ?? []) {
      const rest = end - suffix.text.length;
      if (
        suffix.from & state &&
        rest >= MIN_ROOT &&
        word.startsWith(suffix.text, rest) &&
        canFollow(suffix, word, rest)
      ) {
        states[rest] = (states[rest] ?? 0) | suffix.to;
      }
    }
  }
  return states;
}
