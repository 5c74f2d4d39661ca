const QUIET_MS = 60_000;

/** Moments in epoch milliseconds. */
interface Revised {
  publishedAt: number;
  /** When what readers read last changed; null when it never did. */
  revisedAt: number | null;
}

/** Whether readers are told 'Yenilənib': something else to read, more than a minute after publication. */
export function isVisiblyUpdated<T extends Revised>(article: T): article is T & { revisedAt: number } {
  return article.revisedAt !== null && article.revisedAt - article.publishedAt > QUIET_MS;
}

/** The moment of what readers read now: for feeds and search engines, which say the same as the page. */
export function modifiedAt(article: Revised): number {
  return isVisiblyUpdated(article) ? article.revisedAt : article.publishedAt;
}
