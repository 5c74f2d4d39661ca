import type { Generated } from 'kysely';

export interface SearchTables {
  article_search: ArticleSearchTable;
  search_index_queue: SearchIndexQueueTable;
  search_query_daily_stats: SearchQueryDailyStatsTable;
}

/** One published article in the search index. The indexer writes it. */
interface ArticleSearchTable {
  article_id: string;
  /** Increases with the publication date, so that it orders by newest. The rowid of `article_search_fts` on SQLite. */
  doc: number;
  category_id: string | null;
  /** Folded words, separated by spaces: of the title, and of the tags and the excerpt. */
  title_words: string;
  lead_words: string;
}

/** Articles that changed since they were indexed. Written by triggers. An article may have several rows. */
interface SearchIndexQueueTable {
  id: Generated<number>;
  article_id: string;
}

/** What readers searched for on one day, without any trace of the reader. */
interface SearchQueryDailyStatsTable {
  /** `2026-11-21`, in Baku. */
  day: string;
  /** Folded words. */
  query: string;
  count: number;
  /** How often nothing was found. */
  no_result_count: number;
}
