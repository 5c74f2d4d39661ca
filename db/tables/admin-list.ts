import type { Generated } from 'kysely';
import type { ArticleStatus } from './articles.ts';
import type { Flag, Moment } from './column-types.ts';

export interface AdminListTables {
  article_desk: ArticleDeskTable;
}

/**
 * One narrow row for each article, so that any filter of the newsroom's list is quick. Kept by the database's triggers,
 * all but the two columns of words.
 */
export interface ArticleDeskTable {
  article_id: string;
  status: Generated<ArticleStatus>;
  category_id: string | null;
  author_slug: Generated<string>;
  created_by: string | null;
  featured: Generated<Flag>;
  has_image: Generated<Flag>;
  updated_at: Generated<Moment>;
  /** 0 when never published. */
  published_at: Generated<Moment>;
  /** The title as the Azerbaijani alphabet orders it. */
  title_key: Generated<string>;
  /** Folded title and byline: what the list's search looks through. */
  search_line: Generated<string>;
}
