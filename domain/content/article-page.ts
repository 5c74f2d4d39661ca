import type { ArticleCard } from './article-card.ts';

export interface ArticleTag {
  slug: string;
  name: string;
}

/** An article as its own page shows it: the card and everything below the fold. */
export interface ArticlePage extends ArticleCard {
  /** HTML. */
  content: string;
  /** In the order the author gave them. */
  tags: ArticleTag[];
  /** Archived pages keep their address and say that they are archived. */
  status: 'published' | 'archived';
  views: number;
  createdAt: number;
  /** For search engines; empty: the title and the excerpt serve. */
  seoTitle: string;
  seoDescription: string;
  /** Where the source said it; may be empty. */
  sourceUrl: string;
}
