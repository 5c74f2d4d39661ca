import type { Generated } from 'kysely';
import type { ArticleStatus } from './articles.ts';
import type { Flag, Moment } from './column-types.ts';

export interface AdminListTables {
  article_admin_list: ArticleAdminListTable;
}

/**
 * One narrow row for each article, so that any filter of the admin list is quick. Triggers write the columns, except
 * `title_sort_key`, which `domain/articles/admin-list/` writes.
 */
export interface ArticleAdminListTable {
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
  title_sort_key: Generated<string>;
}
