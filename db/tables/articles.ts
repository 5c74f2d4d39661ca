import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types.ts';

export interface ArticleTables {
  article: ArticleTable;
  article_redirect: ArticleRedirectTable;
  article_revised: ArticleRevisedTable;
  article_source: ArticleSourceTable;
}

/** The steps from a draft to the archive (spec §4). */
export type ArticleStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'archived';

/** Where the text comes from: our own, exclusively ours, based on another medium, a translation, or a press release. */
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
  /** When the scheduler publishes it. Not null while the status is scheduled. */
  scheduled_at: Moment | null;
  /** For search engines. Null: the title and the excerpt are used. */
  seo_title: Generated<string | null>;
  seo_description: Generated<string | null>;
  /** HTML. The last column: lists then never read the database pages that hold it. */
  content: string;
}

interface ArticleRedirectTable {
  slug: string;
  article_id: string;
  created_at: Moment;
}

/** Articles whose text or picture changed after their publication. */
interface ArticleRevisedTable {
  article_id: string;
  revised_at: Moment;
}

/** Only for articles that are not simply our own. */
interface ArticleSourceTable {
  article_id: string;
  origin: ArticleOrigin;
  /** Empty for an exclusive article. */
  name: string;
  url: string | null;
}
