/** Low for a reading speed, because Azerbaijani words are long. */
const WORDS_PER_MINUTE = 180;

/** The reading time of an article's HTML in minutes, at least 1. */
export function readingMinutes(content: string): number {
  const words = content.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
