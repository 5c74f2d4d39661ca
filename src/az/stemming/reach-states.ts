import { canFollow, SUFFIXES } from './compile-suffixes.ts';
import { WORD } from './suffixes.ts';

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
