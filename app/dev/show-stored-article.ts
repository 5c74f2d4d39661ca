import { formatShortDate } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { fallbackText, statusText } from '#az/text/site/article.ts';
import type { InspectedArticle } from '#domain/diagnostics/list-stored-articles.ts';

/** Characters of an id on the check page and in the inspector, and of the inspector's preview (spec §9). */
export const ID_CHARACTERS = { check: 8, inspector: 12 } as const;
const PREVIEW_CHARACTERS = 200;

export type KnownStatus = keyof typeof statusText;

/** A stored article in words, with the fallbacks of spec §3 for what is missing or broken. */
export interface ShownArticle {
  id: string;
  title: string;
  slug: string;
  /** The article's own page; null while readers cannot open it. */
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
    href: isReadable && slug ? `/article/${slug}` : null,
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
    // Also a tag that the reading cut in two.
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
