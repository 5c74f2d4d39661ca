/** Words a reader takes in per minute; Azerbaijani words are long. */
const WORDS_PER_MINUTE = 180;

/** Minutes it takes to read an article's HTML, at least one. */
export function readingMinutes(content: string): number {
  const words = content.replace(/<[^>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
