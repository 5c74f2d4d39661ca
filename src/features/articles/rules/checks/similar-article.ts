/** Two articles with this similarity or more may tell the same story. */
export const MIN_SIMILARITY = 0.5;

/** A story is compared with what was published in these hours, and with what is scheduled for the next ones. */
export const SIMILAR_HOURS = 48;

/** An article that may tell the same story as another. */
export interface SimilarArticle {
  id: string;
  slug: string;
  title: string;
  author: string;
  status: 'published' | 'scheduled';
  /** When it was or will be published, epoch milliseconds. */
  at: number;
  /** From `MIN_SIMILARITY` to 1. */
  similarity: number;
}
