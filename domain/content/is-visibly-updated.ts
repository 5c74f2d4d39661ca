const QUIET_MS = 60_000;

/** Whether readers are told 'Yenilənib': changed more than a minute after publication. Times are epoch milliseconds. */
export function isVisiblyUpdated(article: { publishedAt: number; updatedAt: number }): boolean {
  return article.updatedAt - article.publishedAt > QUIET_MS;
}
