/** How many articles can be published in one millisecond. */
export const MAX_DOCS_PER_MS = 1024;

/** The first document number for articles published at this time (epoch milliseconds). */
export function toSearchDocId(publishedAt: number): number {
  return publishedAt * MAX_DOCS_PER_MS;
}

/** A word that no text contains. With it the word index can filter by category. */
export function toCategoryWord(categoryId: string): string {
  return `category${categoryId}`;
}
