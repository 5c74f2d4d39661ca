import type { Generated } from 'kysely';

export interface SearchTables {
  article_search: ArticleSearchTable;
  search_queue: SearchQueueTable;
  search_query_day: SearchQueryDayTable;
}

/** One published article as search knows it; made from the article by the indexer. */
interface ArticleSearchTable {
  article_id: string;
  /** Grows with the moment of publication, so that newest first is its order; the row of `article_words` on SQLite. */
  doc: number;
  category_id: string | null;
  /** Folded words of the title, and of tags and excerpt; separated by spaces. */
  title_words: string;
  lead_words: string;
}

/** Articles that changed since they were indexed. Filled by triggers; a row may stand here twice. */
interface SearchQueueTable {
  id: Generated<number>;
  article_id: string;
}

/** What readers looked for on one day, without who. */
interface SearchQueryDayTable {
  /** `2026-11-21`, in Baku. */
  day: string;
  /** Folded words. */
  query: string;
  count: number;
  /** How often nothing was found. */
  zero_count: number;
}
