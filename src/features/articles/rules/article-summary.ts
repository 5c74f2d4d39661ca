import type { Picture } from '#features/media/rules/images/picture.ts';
import type { ArticleOrigin } from '../tables.ts';

/** The category of an article, as a card shows it. */
export interface CardCategory {
  slug: string;
  name: string;
  /** `#rrggbb`. */
  color: string;
}

/** An article as lists show it. Moments are epoch milliseconds. */
export interface ArticleSummary {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: CardCategory | null;
  /** The byline. */
  author: string;
  authorSlug: string;
  picture: Picture | null;
  publishedAt: number;
  /** The last change of any kind. */
  updatedAt: number;
  /** The last change of content for readers. Null when there was none since publication. */
  revisedAt: number | null;
  featured: boolean;
  origin: ArticleOrigin;
  /** The publisher that published it first. Empty for own articles. */
  source: string;
}
