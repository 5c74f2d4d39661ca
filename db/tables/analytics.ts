/** Openings of an article in one hour; what the most-read list and the analytics add up. */
export interface ArticleHourTable {
  article_id: string;
  /** Start of the hour, epoch milliseconds. */
  hour: number;
  views: number;
  readers: number;
}

/** When somebody last opened an article, kept only as long as it decides whether they count again. */
export interface ReaderVisitTable {
  article_id: string;
  /** A hash that changes every day; it names nobody. */
  reader: string;
  seen_at: number;
}

/** Tables of views and readers by hour. */
export interface AnalyticsTables {
  article_hour: ArticleHourTable;
  reader_visit: ReaderVisitTable;
}
