import { formatHtml } from '#features/public-api/site/articles/format-html.ts';

/** A post or a video of another site, as `sanitiseContent` leaves it. */
const EMBED = /<figure data-embed="\w+" data-address="([^"]*)">[\s\S]*?<\/figure>/g;
const TAG = /<[a-z][^<>]*>/g;
/** These have a meaning on our pages only. */
const OWN_ATTRIBUTE = /\s(?:data-[\w-]+|class|role|tabindex|target|aria-label)="[^"]*"/g;

interface TextOfPartner {
  /** The absolute address of the article. Links within the text lead there. */
  address: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The HTML of each block by its key; a block without one is left out. */
  blocks: ReadonlyMap<string, string>;
}

/**
 * The text of an article for the page of a partner: plain HTML with absolute addresses, in which posts and videos of other
 * sites are links.
 * @param html sanitised HTML (see `sanitiseContent`)
 */
export function formatPartnerText(html: string, { address, siteUrl, blocks }: TextOfPartner): string {
  const withLinks = html.replace(EMBED, '<p><a href="$1">$1</a></p>');
  return formatHtml(withLinks, { siteUrl, blocks }).replace(TAG, (tag) =>
    tag.replace(OWN_ATTRIBUTE, '').replace(/(\shref=")#/, (_all, before) => `${before}${address}#`),
  );
}
