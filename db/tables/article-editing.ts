import type { ArticleStatus } from './articles.ts';
import type { Moment } from './column-types.ts';

export interface ArticleEditingTables {
  article_revision: ArticleRevisionTable;
  article_autosave: ArticleAutosaveTable;
  article_presence: ArticlePresenceTable;
  deleted_article: DeletedArticleTable;
  bulk_undo: BulkUndoTable;
}

/** The kind of change that created a version of an article. */
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

/** An article as it was at one version. Without a foreign key: it outlives the deletion of the article. */
interface ArticleRevisionTable {
  id: string;
  article_id: string;
  version: number;
  kind: RevisionKind;
  /** JSON of every field; see `domain/articles/article-fields.ts`. */
  fields: string;
  /** Null for changes by the program itself. */
  staff_id: string | null;
  staff_name: string | null;
  created_at: Moment;
}

/** The unsaved input of one tab. A new article has autosaves before it exists. */
interface ArticleAutosaveTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  /** Every autosave of the tab increases it. */
  sequence: number;
  /** The version that was open in the tab. Null for a new article. */
  base_version: number | null;
  /** JSON. Null after it was saved or discarded, so that a late autosave does not restore it. */
  fields: string | null;
  saved_at: Moment;
}

/** Who has an article, or the console of a match, open. `article_id` is the id of either. */
interface ArticlePresenceTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  staff_name: string;
  last_seen_at: Moment;
}

/** A deleted article, which can be restored for a while. */
interface DeletedArticleTable {
  id: string;
  slug: string;
  title: string;
  author: string;
  status: ArticleStatus;
  created_by: string | null;
  deleted_at: Moment;
  deleted_by: string | null;
  deleted_by_name: string | null;
  /** JSON: its rows of all tables. */
  snapshot: string;
}

/** What is restored when a bulk change is undone. */
interface BulkUndoTable {
  id: string;
  staff_id: string;
  created_at: Moment;
  /** JSON. */
  items: string;
}
