import { escapeXml } from '#platform/http/escape-xml.ts';
import type { FeedPicture } from './feed.ts';

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
