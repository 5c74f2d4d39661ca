import { formatDateTime } from '#az/format/dates.ts';
import { escapeXml } from '#platform/http/xml-response.ts';
import { keepHtmlTogether } from '#platform/site/keep-html-together.ts';
import { feedText } from '../text.ts';
import type { Feed, FeedEntry } from './feed.ts';

/**
 * A browser shows a feed with this style sheet. XSLT would be shorter, but browsers are removing it. A style sheet can make no links
 * of the elements of a feed, so it hides them and shows the XHTML beside them, which programs skip.
 */
export const FEED_STYLE = '<?xml-stylesheet type="text/css" href="/feed.css"?>';

/** The namespace of `displayHead` and `displayEntry`, for the root element. */
export const DISPLAY_NAMESPACE = 'xmlns:h="http://www.w3.org/1999/xhtml"';

/** What a feed is and how to follow it, for people who open its address in a browser. */
export function displayHead(feed: Feed): string {
  return keepHtmlTogether(`<h:header>
<h:p><h:a href="/">${escapeXml(feed.siteName)}</h:a></h:p>
<h:h1>${escapeXml(feed.title)}</h:h1>
<h:p>${escapeXml(feedText.intro)}</h:p>
<h:p><h:strong>${escapeXml(feed.self)}</h:strong></h:p>
<h:p><h:a href="${escapeXml(feed.page)}">${escapeXml(feedText.toPage)}</h:a></h:p>
</h:header>`);
}

/** The line of an entry. */
export function displayEntry({ title, address, text, publishedAt }: FeedEntry): string {
  return keepHtmlTogether(
    `<h:section><h:h2><h:a href="${escapeXml(address)}">${escapeXml(title)}</h:a></h:h2><h:p>${escapeXml(text)}</h:p><h:small>${formatDateTime(publishedAt)}</h:small></h:section>`,
  );
}
