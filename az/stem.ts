import { canFollow, SUFFIXES } from './stemming/compile-suffixes.ts';
import {
  isDerivedVerb,
  isKnownNoun,
  isListedVerb,
  looksLikeVerb,
  withFinalT,
} from './stemming/known-roots.ts';
import { LIKELY_VERB, NOUN_STATES, SURE_VERB_STATES, VERB_STATES, WORD } from './stemming/suffixes.ts';

/** A root that is found can look like an inflected word itself: məsələ-si, then məsə-lə. */
const MAX_STEPS = 4;
const MIN_UNKNOWN_ROOT = 3;
const MIN_ROOT = 2;

/**
 * The key of a word for search: the inflected forms of a word have the same key. The word is folded, as `tokenise()` gives it.
 * A key is not longer than the word, and it is not always a word itself. See docs/decisions/0018-stemmer.md.
 */
export function stemWord(folded: string): string {
  let stem = folded;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { root, isFinal } = findRoot(stem);
    stem = root;
    if (isFinal) break;
  }
  return toKey(stem);
}

/** The longest listed root, else the longest derived verb, else the shortest possible root, which may end in a suffix again. */
function findRoot(word: string): { root: string; isFinal: boolean } {
  const states = reachStates(word);
  let shortest = { root: word, isFinal: true };
  let derivedVerb = '';
  for (let end = word.length; end >= MIN_ROOT; end -= 1) {
    const state = states[end] ?? 0;
    if (!state) continue;
    const root = word.slice(0, end);
    if (state & NOUN_STATES && isKnownNoun(root)) return { root, isFinal: true };
    if (state & VERB_STATES && isListedVerb(root)) return { root: withFinalT(root), isFinal: true };
    if (!derivedVerb && state & VERB_STATES && isDerivedVerb(root)) derivedVerb = root;
    if (end < word.length && isPossibleRoot(root, state)) {
      shortest = state & NOUN_STATES ? { root, isFinal: false } : { root: withFinalT(root), isFinal: true };
    }
  }
  return derivedVerb ? { root: withFinalT(derivedVerb), isFinal: true } : shortest;
}

function isPossibleRoot(root: string, state: number): boolean {
  if (!/[aeiou]/.test(root)) return false;
  if (state & (NOUN_STATES | SURE_VERB_STATES)) return root.length >= MIN_UNKNOWN_ROOT;
  return (state & LIKELY_VERB) !== 0 && looksLikeVerb(root);
}

/** For each length of the rest the states in which it is reached when suffixes are removed from the end. */
function reachStates(word: string): number[] {
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

/** The last k and q are y and ğ before vowels (çörəyi, uşağı), and the last narrow vowel is lost in fikri. */
function toKey(stem: string): string {
  return stem
    .replace(/([aeiou].*[aiou])g$/, '$1q')
    .replace(/([aeiou].*[eiou])y$/, '$1k')
    .replace(/^(.*[aeiou][^aeiou])[iu]([rlnmzs])$/, '$1$2');
}
