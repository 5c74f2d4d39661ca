import { foldText, lowerAz } from './characters/characters.ts';
import {
  findNoun,
  findVerb,
  isDerivedVerb,
  isOtherNoun,
  looksLikeVerb,
  withFinalT,
} from './stemming/known-roots.ts';
import { NOUN_ROOTS, VOWEL_LOSING_NOUNS } from './stemming/noun-roots.ts';
import {
  LIKELY_VERB,
  MIN_ROOT,
  NOUN_STATES,
  reachStates,
  SURE_VERB_STATES,
  VERB_STATES,
} from './stemming/suffixes.ts';
import { VERB_ROOTS } from './stemming/verb-roots.ts';

/** A root that is found can look like an inflected word itself: məsələ-si, then məsə-lə. */
const MAX_STEPS = 4;
const MIN_UNKNOWN_ROOT = 3;
const MARKED_LETTER = /[əıöüşçğ]/;
/** -lıq, -lı, -sız, -çı, -ca: words made of nouns. */
const DERIVATION = /(?:l[iu][kqgy]?|s[iu]z|c[iu]|c[ae]){1,2}$/;
const BACK_VOWEL = /[aıou](?=[^aıoueəiöü]*$)/;

/** By key: the listed words that only their letters tell apart, such as səhər and şəhər. */
const HOMOGRAPHS: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(new Set([...NOUN_ROOTS, ...VERB_ROOTS]), keyOfListed)].filter(
    ([, roots]) => roots.length > 1,
  ),
);

/**
 * The key of a word for search: the inflected forms of a word have the same key. The word is folded, as `tokenise()` gives it.
 * A key is not longer than the word, and it is not always a word itself. With `written`, the word as it is written, words that
 * folding makes equal (səhər, şəhər) have keys of their own. See docs/decisions/0018-stemmer.md.
 */
export function stemWord(folded: string, written?: string): string {
  const stem = findStem(folded, written);
  return stem.isAsWritten ? keyAsWritten(stem) : stem.key;
}

/**
 * All keys that a searched word may have in texts, the most likely first. A word without any Azerbaijani letter may have been typed
 * without them: `seher` is səhər and şəhər. `isTypedExactly`: another word of the query has such letters, so this one means what
 * it says.
 */
export function listStemKeys(folded: string, written: string, isTypedExactly: boolean): string[] {
  const stem = findStem(folded, written);
  // A text may have been written without these letters.
  if (stem.isAsWritten && (isTypedExactly || hasMarkedLetter(written)))
    return [...new Set([keyAsWritten(stem), stem.key])];
  const { key, end } = stem.isAsWritten ? findStem(folded) : stem;
  const ending = /[ae]/.exec(folded.slice(end))?.[0];
  const variants = (HOMOGRAPHS.get(key) ?? []).filter(
    (root) => ending === undefined || BACK_VOWEL.test(root) === (ending === 'a'),
  );
  return [...new Set([key, ...variants])];
}

/** Whether a text has letters that keyboards of other languages do not have. */
export function hasMarkedLetter(text: string): boolean {
  return MARKED_LETTER.test(lowerAz(text));
}

/**
 * Whether a folded word is a word of the lists with valid endings, or regularly made of one: `köynəyə`, `köynəkli`. Such a word is
 * not mistyped.
 */
export function isDictionaryWord(folded: string): boolean {
  return removeSuffixes(folded, null).isListed || findBaseWord(folded) !== null;
}

/** The folded word of the lists that an unlisted word is regularly made of: `qarabaglilar` → `qarabag`. */
export function findBaseWord(folded: string): string | null {
  const states = reachStates(folded);
  for (let end = folded.length; end >= MIN_UNKNOWN_ROOT; end -= 1) {
    if (!((states[end] ?? 0) & NOUN_STATES)) continue;
    const stem = folded.slice(0, end);
    const base = stem.replace(DERIVATION, '');
    if (base !== stem && base.length >= MIN_UNKNOWN_ROOT && removeSuffixes(base, null).isListed) return base;
  }
  return null;
}

interface Stem {
  key: string;
  /** The listed word with the letters that are written; null when no listed word has them. */
  root: string | null;
  isAsWritten: boolean;
  /** Whether the lists have it, or a verb or noun that it is regularly made of. */
  isListed: boolean;
  /** The length of the rest without suffixes. */
  end: number;
}

function keyAsWritten({ key, root }: Stem): string {
  return root !== null && HOMOGRAPHS.get(key)?.includes(root) ? root : key;
}

/** Listed words must have the letters of the word as it is written. Only when there is none, letters are compared folded. */
function findStem(folded: string, written?: string): Stem {
  if (written !== undefined) {
    const lower = written === folded ? folded : lowerAz(written);
    const stem = lower.length === folded.length ? removeSuffixes(folded, lower) : null;
    if (stem?.isAsWritten) return stem;
  }
  return removeSuffixes(folded, null);
}

function removeSuffixes(folded: string, written: string | null): Stem {
  let stem = folded;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = findRoot(stem, written?.slice(0, stem.length) ?? null);
    stem = found.root;
    if (found.listed !== undefined) {
      const key = found.listed === null ? toKey(stem) : keyOfListed(found.listed);
      return { key, root: found.listed, isAsWritten: written !== null, isListed: true, end: found.end };
    }
    if (found.isFinal) break;
  }
  return { key: toKey(stem), root: null, isAsWritten: false, isListed: false, end: stem.length };
}

interface FoundRoot {
  root: string;
  end: number;
  isFinal: boolean;
  /** The word of the lists; null for other known words, undefined for unknown ones. */
  listed?: string | null;
}

/** The longest listed root, else the longest derived verb, else the shortest possible root, which may end in a suffix again. */
function findRoot(word: string, written: string | null): FoundRoot {
  const states = reachStates(word);
  let shortest: FoundRoot = { root: word, end: word.length, isFinal: true };
  let derivedVerb = '';
  for (let end = word.length; end >= MIN_ROOT; end -= 1) {
    const state = states[end] ?? 0;
    if (!state) continue;
    const root = word.slice(0, end);
    const writtenRoot = written?.slice(0, end) ?? null;
    if (state & NOUN_STATES) {
      const listed = findNoun(root, writtenRoot) ?? (isOtherNoun(root, writtenRoot) ? null : undefined);
      if (listed !== undefined) return { root, end, isFinal: true, listed };
    }
    if (state & VERB_STATES) {
      const listed = findVerb(root, writtenRoot);
      if (listed !== undefined) return { root: withFinalT(root), end, isFinal: true, listed };
      if (!derivedVerb && isDerivedVerb(root, writtenRoot)) derivedVerb = root;
    }
    if (end < word.length && isPossibleRoot(root, state)) {
      const isNoun = (state & NOUN_STATES) !== 0;
      shortest = { root: isNoun ? root : withFinalT(root), end, isFinal: !isNoun };
    }
  }
  if (!derivedVerb) return shortest;
  return { root: withFinalT(derivedVerb), end: derivedVerb.length, isFinal: true, listed: null };
}
function isPossibleRoot(root: string, state: number): boolean {
  if (!/[aeiou]/.test(root)) return false;
  if (state & (NOUN_STATES | SURE_VERB_STATES)) return root.length >= MIN_UNKNOWN_ROOT;
  return (state & LIKELY_VERB) !== 0 && looksLikeVerb(root);
}

/** The last k and q are y and ğ before vowels (çörəyi, uşağı), and the last narrow vowel is lost in fikri. */
function toKey(stem: string): string {
  return stem
    .replace(/([aeiou].*[aiou])g$/, '$1q')
    .replace(/([aeiou].*[eiou])y$/, '$1k')
    .replace(/^(.*[aeiou][^aeiou])[iu]([rlnmzs])$/, '$1$2');
}

/** The key of a listed word. Other nouns keep their last vowel: əsir is not əsr. */
function keyOfListed(root: string): string {
  const folded = foldText(root);
  return VOWEL_LOSING_NOUNS.has(root) ? folded.slice(0, -2) + folded.slice(-1) : folded;
}
