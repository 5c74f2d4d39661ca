import { countWords } from './count-words.ts';

/** Low for a reading speed, because Azerbaijani words are long. */
const WORDS_PER_MINUTE = 180;

/** The reading time of an article's HTML in minutes, at least 1. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE));
}
