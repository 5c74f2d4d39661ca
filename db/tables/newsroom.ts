import type { Generated } from 'kysely';
import type { ArticleStatus } from './article-status.ts';

/** Tables of revisions, autosaved drafts, presence, deleted articles, old addresses and the newsroom's article list. */
export interface NewsroomTables {
  article_revision: ArticleRevisionTable;
  article_autosave: ArticleAutosaveTable;
  article_presence: ArticlePresenceTable;
  article_desk: ArticleDeskTable;
  article_revised: ArticleRevisedTable;
  article_source: ArticleSourceTable;
  deleted_article: DeletedArticleTable;
  bulk_undo: BulkUndoTable;
  category_redirect: CategoryRedirectTable;
  tag_redirect: TagRedirectTable;
}

/** What made a version of an article. */
export type RevisionKind =
  | 'create'
  | 'save'
  | 'merge'
  | 'submit'
  | 'return'
  | 'schedule'
  | 'unschedule'
  | 'publish'
  | 'archive'
  | 'restore'
  | 'move'
  | 'undo'
  | 'before';

/** Articles whose words or picture changed after their publication. */
export interface ArticleRevisedTable {
  article_id: string;
  revised_at: number;
}

/** An article as it was at one version. Without a foreign key: it outlives the deletion of the article. */
export interface ArticleRevisionTable {
  id: string;
  article_id: string;
  version: number;
  kind: RevisionKind;
  /** JSON of every field; see `domain/articles/article-fields.ts`. */
  fields: string;
  /** Null: written by the program itself. */
  staff_id: string | null;
  staff_name: string | null;
  at: number;
}

/** What somebody has typed into one tab and not saved. Exists also for articles that do not. */
export interface ArticleAutosaveTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  /** Grows with every autosave of the tab. */
  sequence: number;
  /** The version that the typing began from; null for a new article. */
  base_version: number | null;
  /** JSON; null when it was saved or thrown away, so that a late autosave does not bring it back. */
  fields: string | null;
  saved_at: number;
}

/** Who has an article open. */
export interface ArticlePresenceTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  staff_name: string;
  seen_at: number;
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
  featured: Generated<0 | 1>;
  has_image: Generated<0 | 1>;
  updated_at: Generated<number>;
  /** 0 when never published. */
  published_at: Generated<number>;
  /** The title as the Azerbaijani alphabet orders it. */
  title_key: Generated<string>;
  /** Folded title and byline: what the list's search looks through. */
  search_line: Generated<string>;
}

/** Whose words an article is: ours, ours alone, told after somebody, translated, or sent to the press. */
export type ArticleOrigin = 'own' | 'exclusive' | 'source' | 'translation' | 'release';

/** A row only for articles that are not simply our own. */
export interface ArticleSourceTable {
  article_id: string;
  origin: ArticleOrigin;
  /** Empty for what is exclusively ours. */
  name: string;
  url: string | null;
}

/** An article that was deleted, kept whole for a while. */
export interface DeletedArticleTable {
  id: string;
  slug: string;
  title: string;
  author: string;
  status: ArticleStatus;
  created_by: string | null;
  deleted_at: number;
  deleted_by: string | null;
  deleted_by_name: string | null;
  /** JSON: its rows of every table. */
  kept: string;
}

/** What a bulk change has to be taken back to. */
export interface BulkUndoTable {
  id: string;
  staff_id: string;
  created_at: number;
  /** JSON. */
  items: string;
}

export interface CategoryRedirectTable {
  slug: string;
  category_id: string;
  created_at: number;
}

export interface TagRedirectTable {
  slug: string;
  tag_id: string;
  created_at: number;
}
