import type { Generated } from 'kysely';
import type { ArticleStatus } from './articles.ts';
import type { Moment } from './column-types.ts';

export interface SearchTables {
  article_search: ArticleSearchTable;
  search_state: SearchStateTable;
  search_index_queue: SearchIndexQueueTable;
  search_query_daily_stats: SearchQueryDailyStatsTable;
}

/** The words of one article, of which the index in memory is built. The indexer writes it. */
interface ArticleSearchTable {
  article_id: string;
  /** Grows with each indexed change. A process reads the rows above the version that it has seen. */
  version: number;
  /** `removed`: the article is deleted. */
  status: ArticleStatus | 'removed';
  category_id: string | null;
  published_at: Moment | null;
  /** Words as they are written, separated by spaces, without endings after quotes and hyphens: of the headline, … */
  title_words: string;
  /** … of the tags and the category, … */
  tag_words: string;
  /** … and of the excerpt, the byline and the source. */
  lead_words: string;
  /** The other words of the text, folded and each once. */
  body_words: string;
}

/** The only row says how far the index is. */
interface SearchStateTable {
  id: 1;
  /** Grows when `article_search` was emptied. Every process then builds its index again. */
  generation: number;
  /** The highest version in `article_search`. */
  version: number;
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
