import type { ArticleSummary } from './article-summary.ts';

export interface ArticleTag {
  slug: string;
  name: string;
}

/** Reads what an article can do without, such as its tags: the caller may give the `fallback` when that fails. */
export type ReadPart = <Value>(part: {
  name: string;
  read: () => Promise<Value>;
  fallback: Value;
}) => Promise<Value>;

/** An article as its own page shows it: the card and everything below the fold. */
export interface ArticlePage extends ArticleSummary {
  /** HTML. */
  content: string;
  /** In the order the author gave them. */
  tags: ArticleTag[];
  /** Archived pages keep their address and say that they are archived. */
  status: 'published' | 'archived';
  /** Null when they could not be read. */
  views: number | null;
  createdAt: number;
  /** For search engines; empty: the title and the excerpt serve. */
  seoTitle: string;
  seoDescription: string;
  /** Where the source said it; may be empty. */
  sourceUrl: string;
}
