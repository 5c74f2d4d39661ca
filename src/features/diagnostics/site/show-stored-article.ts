import { formatShortDate } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { fallbackText, statusText } from '#features/articles/text.ts';
import { href } from '#platform/http/href.ts';
import type { InspectedArticle } from '../rules/stored-articles.ts';

/** How many characters of an id the check page and the inspector show (spec §9). */
export const ID_CHARACTERS = { check: 8, inspector: 12 } as const;
/** Length of the text preview in the inspector (spec §9). */
const PREVIEW_CHARACTERS = 200;

export type KnownStatus = keyof typeof statusText;

/** A stored article as text, with the fallbacks of spec §3 for missing and invalid values. */
export interface ShownArticle {
  id: string;
  title: string;
  slug: string;
  /** The public page; null when readers cannot open the article. */
  href: string | null;
  category: string;
  author: string;
  status: KnownStatus | null;
  statusName: string;
  featured: boolean;
  created: string;
  updated: string;
  published: string | null;
  views: string;
  image: string | null;
  preview: string;
}

export function showStoredArticle(article: InspectedArticle): ShownArticle {
  const status = isKnownStatus(article.status) ? article.status : null;
  const isReadable = status === 'published' || status === 'archived';
  const slug = article.slug?.trim() ?? '';
  return {
    id: article.id,
    title: article.title?.trim() || fallbackText.title,
    slug: slug || fallbackText.slug,
    href: isReadable && slug ? href('/article/:slug', { slug }) : null,
    category: article.category?.trim() || fallbackText.category,
    author: article.author?.trim() ?? '',
    status,
    statusName: status ? statusText[status] : fallbackText.status,
    featured: article.featured,
    created: formatShortDate(article.createdAt),
    updated: formatShortDate(article.updatedAt),
    published: article.publishedAt === null ? null : formatShortDate(article.publishedAt),
    views: formatNumber(article.views),
    image: article.image,
    preview: previewOf(article.contentStart),
  };
}

function isKnownStatus(status: string | null): status is KnownStatus {
  return status !== null && Object.hasOwn(statusText, status);
}

/** The first 200 characters of the text, without its tags. */
function previewOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    // Also removes an incomplete tag at the end: `contentStart` is cut at a fixed length.
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length <= PREVIEW_CHARACTERS
    ? text
    : `${characters.slice(0, PREVIEW_CHARACTERS).join('')}…`;
}
