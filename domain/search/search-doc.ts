/** So many articles may be published in one millisecond. */
export const DOCS_PER_MOMENT = 1024;

/** The first number of the index for articles published at this moment (epoch milliseconds). */
export function searchDocId(publishedAt: number): number {
  return publishedAt * DOCS_PER_MOMENT;
}

/** A word that no text holds; it lets the word index itself narrow a search to a category. */
export function categoryWord(categoryId: string): string {
  return `category${categoryId}`;
}
