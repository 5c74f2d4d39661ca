import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { escapeXml, xmlResponse } from '#platform/http/xml-response.ts';
import type { FeedFormat } from '../rules/feed-addresses.ts';
import { type Feed, type FeedContent, type FeedEntry, feedTypes, lastModifiedAt } from './feed.ts';
import { DISPLAY_NAMESPACE, displayEntry, displayHead, FEED_STYLE } from './feed-display.ts';
import { renderPicture, renderRss } from './render-rss.ts';

const date = (moment: number) => new Date(moment).toISOString();

const renderers: Record<FeedFormat, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom };

/** Seconds until a client should retry a feed that could not be read. */
const RETRY_AFTER_S = '30';

/** The answer with a feed. `self` is its path; `hub` is told about its changes. */
export function createFeedResponse(
  context: RouteContext,
  {
    content,
    format,
    self,
    hub,
  }: { content: FeedContent; format: FeedFormat; self: string; hub: string | null },
): Response {
  const { config, now } = servicesOf(context);
  const { name, page, entries } = content;
  const feed: Feed = {
    title: `${name} – ${config.siteName}`,
    description: name,
    siteName: config.siteName,
    page: config.siteUrl + page,
    self: config.siteUrl + self,
    hub,
    entries,
  };
  // The type of a feed makes browsers show or store its source. Programs read a feed of either type.
  const response = xmlResponse(renderers[format](feed), { now: now() });
  if (feed.hub) response.headers.set('Link', `<${feed.hub}>; rel="hub", <${feed.self}>; rel="self"`);
  return response;
}

/** Atom 1.0 (RFC 4287) with the extensions Dublin Core and Media RSS. */
export function renderAtom(feed: Feed): string {
  const { hostname } = new URL(feed.self);
  return `<?xml version="1.0" encoding="UTF-8"?>
${FEED_STYLE}
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" ${DISPLAY_NAMESPACE} xml:lang="az">
<id>${escapeXml(feed.self)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<updated>${date(lastModifiedAt(feed.entries) ?? 0)}</updated>
<author><name>${escapeXml(feed.siteName)}</name></author>
<link rel="self" type="${feedTypes.atom}" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.hub ? `<link rel="hub" href="${escapeXml(feed.hub)}"/>` : ''}
${displayHead(feed)}
${feed.entries.map((entry) => renderEntry(entry, hostname)).join('\n')}
</feed>
`;
}

/** The id is a tag URI (RFC 4151), because an address changes when the headline does. */
function renderEntry(entry: FeedEntry, hostname: string): string {
  const { category, picture } = entry;
  return `<entry>
<id>tag:${hostname},2026:${escapeXml(entry.id)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(entry.address)}"/>
<published>${date(entry.publishedAt)}</published>
<updated>${date(entry.modifiedAt)}</updated>
<author><name>${escapeXml(entry.author)}</name></author>
${entry.source ? `<dc:source>${escapeXml(entry.source)}</dc:source>` : ''}
${category ? `<category term="${escapeXml(category.slug)}" label="${escapeXml(category.name)}"/>` : ''}
<summary>${escapeXml(entry.text)}</summary>
${picture?.file ? `<link rel="enclosure" type="${escapeXml(picture.file.type)}" length="${picture.file.bytes}" href="${escapeXml(picture.url)}"/>` : ''}
${picture ? renderPicture(picture) : ''}
${displayEntry(entry)}
</entry>`;
}

/** The answer when a feed cannot be read: 503, because an empty feed would mean that there are no articles. */
export function createUnreadFeedResponse(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } });
}
