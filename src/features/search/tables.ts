import type { Generated } from 'kysely';
import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Moment } from '#platform/db/column-types.ts';

interface SearchTables {
  article_search: ArticleSearchTable;
  search_state: SearchStateTable;
  search_index_queue: SearchIndexQueueTable;
  search_segment_set: SearchSegmentSetTable;
  search_query_daily_stats: SearchQueryDailyStatsTable;
}

/** The words of one article, from which the search index is built. The indexer writes them. */
export interface ArticleSearchTable {
  article_id: string;
  /** Grows with each indexed change. A process reads the rows above the version that it has seen. */
  version: number;
  /** `removed`: the article is deleted. */
  status: ArticleStatus | 'removed';
  category_id: string | null;
  published_at: Moment | null;
  /** The words of the headline as they are written, each once, separated by spaces, without endings after quotes and hyphens. */
  title_words: string;
  /** The words of the tags and the category, likewise. */
  tag_words: string;
  /** The words of the excerpt, the byline and the source, likewise. */
  lead_words: string;
  /**
   * The words of the text that are in no other column, each once. They are folded, unless only their letters tell them from
   * another word: `şəhər`.
   */
  body_words: string;
}

/** The state of `article_search`. The table has one row. */
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

/** A set of segments in some data folder that was built from this database. */
interface SearchSegmentSetTable {
  /** Random. The folder has it, too. */
  token: string;
  created_at: Moment;
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

interface SearchNameTables {
  search_name: SearchNameTable;
}

export type SearchNameKind = 'team' | 'player' | 'competition' | 'word';

/** Names that search takes for the same, besides those of the match desk. */
interface SearchNameTable {
  id: string;
  kind: SearchNameKind;
  /** How the site writes it. */
  name: string;
  /** Its other spellings, one on each line. */
  others: string;
  version: number;
}

declare module '#platform/db/schema.ts' {
  interface Database extends SearchTables, SearchNameTables {}
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** Names that search takes for the same, those of the match desk too. No page shows it: search reads it. */
    names: true;
  }
}
