import type { ArticleStatus } from './articles.ts';
import type { Moment } from './column-types.ts';

export interface ArticleEditingTables {
  article_revision: ArticleRevisionTable;
  article_autosave: ArticleAutosaveTable;
  article_presence: ArticlePresenceTable;
  deleted_article: DeletedArticleTable;
  bulk_undo: BulkUndoTable;
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

/** An article as it was at one version. Without a foreign key: it outlives the deletion of the article. */
interface ArticleRevisionTable {
  id: string;
  article_id: string;
  version: number;
  kind: RevisionKind;
  /** JSON of every field; see `domain/articles/article-fields.ts`. */
  fields: string;
  /** Null: written by the program itself. */
  staff_id: string | null;
  staff_name: string | null;
  at: Moment;
}

/** What somebody has typed into one tab and not saved. Exists also for articles that do not. */
interface ArticleAutosaveTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  /** Grows with every autosave of the tab. */
  sequence: number;
  /** The version that the typing began from; null for a new article. */
  base_version: number | null;
  /** JSON; null when it was saved or thrown away, so that a late autosave does not bring it back. */
  fields: string | null;
  saved_at: Moment;
}

/** Who has an article open. */
interface ArticlePresenceTable {
  article_id: string;
  staff_id: string;
  tab_key: string;
  staff_name: string;
  seen_at: Moment;
}

/** An article that was deleted, kept whole for a while. */
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
  /** JSON: its rows of every table. */
  kept: string;
}

/** What a bulk change has to be taken back to. */
interface BulkUndoTable {
  id: string;
  staff_id: string;
  created_at: Moment;
  /** JSON. */
  items: string;
}
