/**
 * The suffixes of nouns and verbs as an automaton that reads a word from its end. A state says what has been removed, and so what may
 * end the rest.
 *
 * The notation is that of grammars. `A` is a or e, `I` is i or u, `Q` is q or k, and g or y before a vowel. A letter in
 * brackets keeps vowels apart, or consonants: `(y)A` is `ya` after a vowel and `a` after a consonant, `(I)m` is `m` and `im`.
 */
export const WORD = 1; // nothing removed
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

export const SUFFIX_RULES: SuffixRule[] = [
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
