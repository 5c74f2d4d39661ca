import { foldText, upperAz } from '../characters/characters.ts';
import { BACK_VOWELS, narrowVowels } from '../characters/endings.ts';
import { listRootForms, NAME_ROOTS } from '../stemming/known-roots.ts';
import { NOUN_STATES, reachStates, VERB_STATES } from '../stemming/suffixes.ts';

/** Shorter words are too often words of other languages, or parts of names. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 30;
const MIN_LONG_ROOT = 3;
/** A form with a capital that is shorter may be a name. */
const MIN_CAPITALISED = 8;
const IMPERATIVE = /y?[iu]n(?:[iu]z)?$/;
const VOICE = /(?:y?[iu]l|[iu]n|d[iu]r|(?<=[aeiu])[nt])$/;
const PLAIN = /^[A-Z]?[a-z]+$/;
/** -mış, but not -mısınız, and before a vowel -lığ, -acağ, -dığ. */
const SOFT_CONSONANTS: readonly [RegExp, string][] = [
  [/(?<=m[ıiuü])s(?![ıiuü]n)/g, 'ş'],
  [/g/g, 'ğ'],
];

/**
 * A common Azerbaijani word that was typed without its letters: `ucun` → `üçün`, `sozu` → `sözü`. Null when the word is right as it is
 * written, is not known, or can be several words (`seher`).
 */
export function restoreLetters(written: string): string | null {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH || !PLAIN.test(written)) return null;
  const word = written.toLowerCase();
  const [restored, ...others] = listReadings(word);
  if (restored === undefined || others.length > 0 || restored === word) return null;
  // Names such as Ferdi and Okeaniya look like forms of short words.
  if (written !== word && restored.length < MIN_CAPITALISED && !isListed(word)) return null;
  return written === word ? restored : upperAz(restored.charAt(0)) + restored.slice(1);
}

/**
 * The different words that a folded word can be: listed words, and their forms. A form of a noun with two letters, or an imperative, is too
 * rare to count against a listed noun: `ucun` is `üçün`, not a form of `uc` or `uç-`.
 */
function listReadings(word: string): Set<string> {
  const { nouns, verbs } = listRootForms(word);
  const found = new Set([...nouns, ...verbs, ...(nouns.length > 0 ? [] : listVoicedVerbs(word))]);
  const shortestNoun = nouns.length > 0 ? MIN_LONG_ROOT : 0;
  for (const [end, state] of listEnds(word, nouns.length === 0)) {
    const beginning = word.slice(0, end);
    if (state & NOUN_STATES && NAME_ROOTS.has(beginning)) found.add(word);
    if (end === word.length) continue;
    const forms = listRootForms(beginning);
    const verbs = state & VERB_STATES ? [...forms.verbs, ...listVoicedVerbs(beginning)] : [];
    const nouns = state & NOUN_STATES && end >= shortestNoun ? forms.nouns : [];
    for (const root of [...nouns, ...verbs]) {
      const ending = harmonise(root, word.slice(end));
      if (ending !== null) found.add(root + ending);
    }
  }
  return found;
}

/** Where a root can end, and what can end there. Besides the suffixes of the stemmer, the imperative: `olun`, `yazınız`. */
function listEnds(word: string, hasImperatives: boolean): [end: number, state: number][] {
  const ends = reachStates(word).flatMap((state, end): [number, number][] => (state ? [[end, state]] : []));
  const imperative = hasImperatives ? IMPERATIVE.exec(word) : null;
  return imperative ? [...ends, [imperative.index, VERB_STATES]] : ends;
}

function isListed(word: string): boolean {
  const { nouns, verbs } = listRootForms(word);
  return nouns.length + verbs.length > 0;
}

/** The passive and the causative of listed verbs, with their letters: `acil` → `açıl`. */
function listVoicedVerbs(folded: string): string[] {
  const voice = VOICE.exec(folded)?.[0] ?? '';
  if (voice === '') return [];
  const base = folded.slice(0, -voice.length);
  return listRootForms(base).verbs.flatMap((verb) => {
    const ending = harmonise(verb, voice);
    return ending === null ? [] : [verb + ending];
  });
}

/** The folded suffixes with the letters that follow the root; null when their vowels do not. */
function harmonise(root: string, folded: string): string | null {
  let vowel = Array.from(root).findLast((letter) => letter in narrowVowels);
  let ending = '';
  for (const letter of folded) {
    const isWide = letter === 'a' || letter === 'e';
    const isVowel = isWide || letter === 'i' || letter === 'u';
    if (isVowel && vowel === undefined) return null;
    const isBack = BACK_VOWELS.includes(vowel ?? '');
    const restored = isWide ? (isBack ? 'a' : 'ə') : isVowel ? (narrowVowels[vowel ?? ''] ?? '') : letter;
    if (isVowel) {
      if (foldText(restored) !== letter) return null;
      vowel = restored;
    }
    ending += restored;
  }
  return SOFT_CONSONANTS.reduce((text, [pattern, letter]) => text.replace(pattern, letter), ending);
}
