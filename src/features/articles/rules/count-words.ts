/** The number of words in an article's HTML. */
export function countWords(content: string): number {
  return content.replace(/<[^<>]*>/g, ' ').match(/\p{L}[\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}
