/**
 * The rule that found a mistake: a known name is misspelt, letters such as ə are missing or do not harmonise, an ending does not fit its word, a quotation mark is not closed or
 * straight, spaces are doubled.
 */
export type SpellingKind = 'name' | 'letters' | 'ending' | 'unclosedQuote' | 'straightQuote' | 'doubleSpace';

/** A mistake in a paragraph, and the text to replace it with. `start` and `end` are offsets in the paragraph (UTF-16). */
export interface SpellingMark {
  kind: SpellingKind;
  start: number;
  end: number;
  suggestion: string;
}

/** The text with all its mistakes corrected. Of marks that overlap, only the first is applied. */
export function applyMarks(text: string, marks: readonly SpellingMark[]): string {
  let corrected = '';
  let at = 0;
  for (const { start, end, suggestion } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    corrected += text.slice(at, start) + suggestion;
    at = end;
  }
  return corrected + text.slice(at);
}
