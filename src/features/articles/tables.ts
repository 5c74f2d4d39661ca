import type { Generated } from 'kysely';
import type { Flag, Moment } from '#platform/db/column-types.ts';

interface ArticleTables {
  article: ArticleTable;
  article_redirect: ArticleRedirectTable;
  byline: BylineTable;
}

/** The steps from a draft to the archive (spec §4). */
export type ArticleStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'archived';

/** The origin of the text: own work, own exclusive work, another medium, a translation, or a press release. */
export type ArticleOrigin = 'own' | 'exclusive' | 'source' | 'translation' | 'release';

/** A text with a video, or one with at least three pictures (migration `0013-media-kind.ts`). */
export type MediaKind = 'video' | 'photos';

export interface ArticleTable {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category_id: string | null;
  /** The byline, free text. */
  author: string;
  author_slug: string;
  /** URL of the picture. The row of `media` with this URL, if there is one, has its size and metadata. */
  image: string | null;
  featured: Flag;
  status: ArticleStatus;
  /** Why an editor returned the draft to its author. */
  returned_reason: Generated<string | null>;
  /** Starts at 1. Every saved change increases it. */
  version: number;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** First publication; null before it. */
  published_at: Moment | null;
  /** The last change after the publication that readers see; null when there was none. Any change moves `updated_at`. */
  revised_at: Generated<Moment | null>;
  /** When the scheduler publishes it. Not null while the status is scheduled. */
  scheduled_at: Moment | null;
  origin: Generated<ArticleOrigin>;
  /** Who published it first; empty for our own articles. */
  source_name: Generated<string>;
  /** Where the source published it; may be empty. */
  source_url: Generated<string>;
  /** For search engines. Null: the title and the excerpt are used. */
  seo_title: Generated<string | null>;
  seo_description: Generated<string | null>;
  /** HTML. Lists read only the columns before it: SQLite then never reads the database pages that hold it. */
  content: string;
  /** Search engines must not list it. A list excludes the ids of the index `article_noindex` (`where noindex = 1`). */
  noindex: Generated<Flag>;
  /** The address of the original. Null or empty: the article's own address. */
  canonical_url: Generated<string | null>;
  /** The headline on cards. Empty: the title. Cards read it from `article_admin_list`, because it stands behind `content`. */
  short_title: Generated<string>;
}

interface ArticleRedirectTable {
  slug: string;
  article_id: string;
  created_at: Moment;
}

/** The number of published articles under a byline. Triggers keep it. */
interface BylineTable {
  /** `author_slug` of the articles. */
  slug: string;
  article_count: number;
}

interface AdminListTables {
  article_admin_list: ArticleAdminListTable;
}

/**
 * One narrow row for each article, so that any filter of the admin list is quick. Triggers write the columns, except
 * `title_sort_key`, which `src/features/articles/rules/admin-list/` writes.
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
  short_title: Generated<string>;
  /** Null: a story of words. */
  media_kind: Generated<MediaKind | null>;
}

interface ArticleEditingTables {
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
  /** JSON of every field; see `src/features/articles/rules/article-fields.ts`. */
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

declare module '#platform/db/schema.ts' {
  interface Database extends ArticleTables, AdminListTables, ArticleEditingTables {}
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** Everything that lists of articles show. */
    articles: true;
    /** An article, and the titles of the articles published directly before and after it. By id. */
    [article: `article:${string}`]: true;
  }
}
