import { escapeXml } from '#platform/http/escape-xml.ts';
import { type Feed, type FeedEntry, feedTypes, lastModifiedAt } from './feed.ts';
import { renderPicture } from './render-picture.ts';

const date = (moment: number) => new Date(moment).toISOString();

/** Atom 1.0 (RFC 4287) with the extensions Dublin Core and Media RSS. */
export function renderAtom(feed: Feed): string {
  const { hostname } = new URL(feed.self);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="az">
<id>${escapeXml(feed.self)}</id>
<title>${escapeXml(feed.title)}</title>
<subtitle>${escapeXml(feed.description)}</subtitle>
<updated>${date(lastModifiedAt(feed.entries) ?? 0)}</updated>
<author><name>${escapeXml(feed.siteName)}</name></author>
<link rel="self" type="${feedTypes.atom}" href="${escapeXml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.hub ? `<link rel="hub" href="${escapeXml(feed.hub)}"/>` : ''}
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
</entry>`;
}
