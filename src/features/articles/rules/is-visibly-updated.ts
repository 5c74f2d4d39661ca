import { MINUTE } from '#az/format/durations.ts';

const QUIET_MS = MINUTE;

/** Moments in epoch milliseconds. */
interface Revised {
  publishedAt: number;
  /** When content for readers last changed. Null when it never did. */
  revisedAt: number | null;
}

/** Whether readers see the label 'Yenilənib': the content changed more than a minute after publication. */
export function isVisiblyUpdated<T extends Revised>(article: T): article is T & { revisedAt: number } {
  return article.revisedAt !== null && article.revisedAt - article.publishedAt > QUIET_MS;
}

/** The date of the current content. Feeds and search engines get the same date as the page. */
export function modifiedAt(article: Revised): number {
  return isVisiblyUpdated(article) ? article.revisedAt : article.publishedAt;
}
