import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types.ts';

export interface ArticleTables {
  article: ArticleTable;
  article_redirect: ArticleRedirectTable;
}

/** The steps from a draft to the archive (spec §4). */
export type ArticleStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'archived';

/** The origin of the text: own work, own exclusive work, another medium, a translation, or a press release. */
export type ArticleOrigin = 'own' | 'exclusive' | 'source' | 'translation' | 'release';

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
}

interface ArticleRedirectTable {
  slug: string;
  article_id: string;
  created_at: Moment;
}
