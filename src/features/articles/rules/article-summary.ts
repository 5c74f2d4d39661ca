import { MINUTE } from '#az/format/durations.ts';
import type { Picture } from '#features/media/rules/images/picture-source.ts';
import type { ArticleOrigin, MediaKind } from '../tables.ts';

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
  /** The headline on cards; empty when it is the title. */
  shortTitle: string;
  excerpt: string;
  category: CardCategory | null;
  /** The byline. */
  author: string;
  authorSlug: string;
  picture: Picture | null;
  /** What the text holds besides words. */
  mediaKind: MediaKind | null;
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

/** The headline of an article on a card and in a list of headlines. */
export function cardTitle({ title, shortTitle }: Pick<ArticleSummary, 'title' | 'shortTitle'>): string {
  return shortTitle || title;
}

const QUIET_MS = MINUTE;

/** Moments in epoch milliseconds. */
interface Revised {
  publishedAt: number;
  /** When content for readers last changed. Null when it never did. */
  revisedAt: number | null;
}

/** Whether readers see the label 'Yenilənib': the content changed more than a minute after publication. */
export function isVisiblyUpdated<T extends Revised>(article: T): article is T & { revisedAt: number } {
  return article.revisedAt !== null && article.revisedAt - article.publishedAt > QUIET_MS;
}

/** The date of the current content. Feeds and search engines get the same date as the page. */
export function modifiedAt(article: Revised): number {
  return isVisiblyUpdated(article) ? article.revisedAt : article.publishedAt;
}
