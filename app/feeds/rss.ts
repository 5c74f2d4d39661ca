import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { modifiedAt } from '#domain/articles/is-visibly-updated.ts';
import { href } from '#domain/href.ts';

/** The metadata of a feed. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The HTML page with the same articles. */
  page: string;
  self: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** XML 1.0 does not allow these characters. A feed that contains one cannot be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string) =>
  text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** RSS 2.0 of the newest articles of a list. `siteUrl` has no trailing slash. */
export function renderRss(feed: Feed, articles: ArticleSummary[], siteUrl: string): string {
  const newest = articles.reduce((latest, article) => Math.max(latest, modifiedAt(article)), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.page)}</link>
<description>${escapeXml(feed.description)}</description>
<language>az</language>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${newest > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}
${articles.map((article) => renderItem(article, siteUrl)).join('\n')}
</channel>
</rss>
`;
}

function renderItem(article: ArticleSummary, siteUrl: string): string {
  const address = `${siteUrl}${href('/article/:slug', { slug: article.slug })}`;
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${escapeXml(address)}</link>
<guid isPermaLink="false">${escapeXml(article.id)}</guid>
<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>
<dc:creator>${escapeXml(article.author)}</dc:creator>
${article.source ? `<dc:source>${escapeXml(article.source)}</dc:source>` : ''}
${article.category ? `<category>${escapeXml(article.category.name)}</category>` : ''}
<description>${escapeXml(article.excerpt)}</description>
</item>`;
}

/** The response of a feed. The page cache may store it like a page. */
export function rssResponse(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    },
  });
}
