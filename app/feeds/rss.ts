import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { modifiedAt } from '#domain/articles/is-visibly-updated.ts';

/** What a feed says about itself. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page whose articles these are. */
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
/** Characters XML 1.0 has no place for would make the whole feed unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) =>
  text.replace(UNREADABLE, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** RSS 2.0 of the newest articles of a list. `siteUrl` has no trailing slash. */
export function renderRss(feed: Feed, articles: ArticleSummary[], siteUrl: string): string {
  const newest = articles.reduce((latest, article) => Math.max(latest, modifiedAt(article)), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xml(feed.title)}</title>
<link>${xml(feed.page)}</link>
<description>${xml(feed.description)}</description>
<language>az</language>
<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>
${newest > 0 ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}
${articles.map((article) => renderItem(article, siteUrl)).join('\n')}
</channel>
</rss>
`;
}

function renderItem(article: ArticleSummary, siteUrl: string): string {
  const address = `${siteUrl}/article/${article.slug}`;
  return `<item>
<title>${xml(article.title)}</title>
<link>${xml(address)}</link>
<guid isPermaLink="false">${xml(article.id)}</guid>
<pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate>
<dc:creator>${xml(article.author)}</dc:creator>
${article.source ? `<dc:source>${xml(article.source)}</dc:source>` : ''}
${article.category ? `<category>${xml(article.category.name)}</category>` : ''}
<description>${xml(article.excerpt)}</description>
</item>`;
}

/** A feed as an answer that the page cache may keep like any page. */
export function rssResponse(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    },
  });
}
