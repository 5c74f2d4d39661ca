import type { WordTest } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';

/** The words to highlight: folded, as stems, and as beginnings. */
export interface WordMatches {
  forms: Set<string>;
  stems: Set<string>;
  beginnings: string[];
}

export function addWord({ forms, stems }: WordMatches, word: string): void {
  forms.add(word);
  stems.add(stemWord(word));
}

/**
 * Azerbaijani has suffixes only: a word begins with the same letter in all its forms, and with the same two letters unless
 * the stem has no more than two (`et`, `edir`). To compare those first is faster than to stem every word of a text. Results are
 * kept, because the articles of a page have many words in common.
 */
export function toWordTest({ forms, stems, beginnings }: WordMatches): WordTest {
  const searched = [...forms, ...stems, ...beginnings];
  const starts = new Set(searched.map((word) => word.slice(0, word.length > 2 ? 2 : 1)));
  const matches = (word: string) =>
    (starts.has(word.slice(0, 2)) || starts.has(word.charAt(0))) &&
    (forms.has(word) ||
      stems.has(stemWord(word)) ||
      beginnings.some((beginning) => word.startsWith(beginning)));
  const results = new Map<string, boolean>();
  const test = (word: string) => {
    const result = results.get(word) ?? matches(word);
    results.set(word, result);
    return result;
  };
  return Object.assign(test, { initials: searched.map((word) => word.charAt(0)).join('') });
}
