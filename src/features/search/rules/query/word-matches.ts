import { foldText } from '#az/characters/characters.ts';
import type { WordTest } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';

/** The words to highlight: the keys of their stems, and folded beginnings. */
export interface WordMatches {
  stems: Set<string>;
  beginnings: string[];
}

/**
 * Azerbaijani has suffixes only: a word begins with the same letter in all its forms, and with the same two letters unless
 * the stem has no more than two (`et`, `edir`). To compare those first is faster than to stem every word of a text. Results are
 * kept, because the articles of a page have many words in common.
 */
export function toWordTest({ stems, beginnings }: WordMatches): WordTest {
  const searched = [...Array.from(stems, foldText), ...beginnings];
  const starts = new Set(searched.map((word) => word.slice(0, word.length > 2 ? 2 : 1)));
  const matches = (word: string, written: string) =>
    (starts.has(word.slice(0, 2)) || starts.has(word.charAt(0))) &&
    (stems.has(stemWord(word, written)) || beginnings.some((beginning) => word.startsWith(beginning)));
  const results = new Map<string, boolean>();
  const test = (word: string, written: string) => {
    const result = results.get(written) ?? matches(word, written);
    results.set(written, result);
    return result;
  };
  return Object.assign(test, { initials: searched.map((word) => word.charAt(0)).join('') });
}
