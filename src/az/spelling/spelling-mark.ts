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
