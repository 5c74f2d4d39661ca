import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types.ts';

export interface ArticleTables {
  article: ArticleTable;
  article_redirect: ArticleRedirectTable;
  article_revised: ArticleRevisedTable;
  article_source: ArticleSourceTable;
}

/** Where an article stands on its way to readers and away from them (spec §4). */
export type ArticleStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'archived';

/** Whose words an article is: ours, ours alone, told after somebody, translated, or sent to the press. */
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
  /** URL of the picture; the row of `media` with this url, if any, knows its size and words. */
  image: string | null;
  featured: Flag;
  status: ArticleStatus;
  /** Why an editor returned the draft to its author. */
  returned_reason: Generated<string | null>;
  /** Starts at 1 and grows with every saved change. */
  version: number;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** First publication; null before it. */
  published_at: Moment | null;
  /** When the clock publishes it; set while scheduled. */
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

/** Articles whose words or picture changed after their publication. */
interface ArticleRevisedTable {
  article_id: string;
  revised_at: Moment;
}

/** A row only for articles that are not simply our own. */
interface ArticleSourceTable {
  article_id: string;
  origin: ArticleOrigin;
  /** Empty for what is exclusively ours. */
  name: string;
  url: string | null;
}
