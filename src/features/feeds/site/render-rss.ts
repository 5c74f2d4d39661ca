import { escapeXml } from '#platform/http/xml-response.ts';
import { type Feed, type FeedEntry, type FeedPicture, feedTypes, lastModifiedAt } from './feed.ts';
import { DISPLAY_NAMESPACE, displayEntry, displayHead, FEED_STYLE } from './feed-display.ts';

const date = (moment: number) => new Date(moment).toUTCString();

/** RSS 2.0 with the extensions Atom, Dublin Core and Media RSS, and the extension Content when entries have their full text. */
export function renderRss(feed: Feed): string {
  const modifiedAt = lastModifiedAt(feed.entries);
  const hasText = feed.entries.some(({ full }) => full);
  const content = hasText ? ' xmlns:content="http://purl.org/rss/1.0/modules/content/"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
${FEED_STYLE}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" ${DISPLAY_NAMESPACE}${content}>
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.page)}</link>
<description>${escapeXml(feed.description)}</description>
<language>az</language>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="${feedTypes.rss}"/>
${feed.hub ? `<atom:link href="${escapeXml(feed.hub)}" rel="hub"/>` : ''}
${modifiedAt === null ? '' : `<lastBuildDate>${date(modifiedAt)}</lastBuildDate>`}
${displayHead(feed)}
${feed.entries.map(renderItem).join('\n')}
</channel>
</rss>
`;
}

function renderItem(entry: FeedEntry): string {
  return `<item>
<title>${escapeXml(entry.title)}</title>
<link>${escapeXml(entry.address)}</link>
<guid isPermaLink="false">${escapeXml(entry.id)}</guid>
<pubDate>${date(entry.publishedAt)}</pubDate>
<atom:updated>${new Date(entry.modifiedAt).toISOString()}</atom:updated>
<dc:creator>${escapeXml(entry.author)}</dc:creator>
${entry.source ? `<dc:source>${escapeXml(entry.source)}</dc:source>` : ''}
${entry.category ? `<category>${escapeXml(entry.category.name)}</category>` : ''}
${(entry.full?.tags ?? []).map((tag) => `<category>${escapeXml(tag)}</category>`).join('\n')}
<description>${escapeXml(entry.text)}</description>
${entry.full ? `<content:encoded>${escapeXml(entry.full.html)}</content:encoded>` : ''}
${entry.picture ? renderEnclosure(entry.picture) + renderPicture(entry.picture) : ''}
${displayEntry(entry)}
</item>`;
}

/** For programs that do not know Media RSS. An enclosure needs a size, so a picture from elsewhere has none. */
function renderEnclosure({ url, file }: FeedPicture): string {
  return file
    ? `<enclosure url="${escapeXml(url)}" length="${file.bytes}" type="${escapeXml(file.type)}"/>\n`
    : '';
}

/** The picture of an entry in the Media RSS namespace, which RSS and Atom share. */
export function renderPicture({ url, file, description, credit }: FeedPicture): string {
  const facts = file
    ? ` type="${escapeXml(file.type)}" fileSize="${file.bytes}" width="${file.width}" height="${file.height}"`
    : '';
  return `<media:content url="${escapeXml(url)}" medium="image"${facts}>
${description ? `<media:description type="plain">${escapeXml(description)}</media:description>` : ''}
${credit ? `<media:credit>${escapeXml(credit)}</media:credit>` : ''}
</media:content>`;
}
