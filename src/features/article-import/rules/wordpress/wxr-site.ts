import { childText, readWxr, type WxrElement } from './read-wxr.ts';
import { WxrPost } from './wxr-post.ts';

export interface WxrAttachment {
  url: string;
  alt: string;
  caption: string;
  /** The id of the post for which it was uploaded. */
  parent: string;
}

/** What posts refer to. An attachment may come after its post in the file, so all are read before the posts. */
export interface WxrSite {
  origin: string | null;
  /** Where readers find it. With a path when several sites share a host. */
  address: string | null;
  /** By id. */
  attachments: ReadonlyMap<string, WxrAttachment>;
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
  /** Slugs of categories by the id of the term. */
  categorySlugs: ReadonlyMap<string, string>;
}

/** @throws ImportFileInvalid */
export async function readWxrSite(file: string): Promise<WxrSite> {
  const attachments = new Map<string, WxrAttachment>();
  const authors = new Map<string, string>();
  const categorySlugs = new Map<string, string>();
  let origin: string | null = null;
  let [link, blogUrl] = ['', ''];
  for await (const element of readWxr(file)) {
    if (element.name === 'link' || element.name === 'wp:base_blog_url')
      origin = URL.parse(element.text.trim())?.origin ?? origin;
    if (element.name === 'link') link ||= element.text.trim();
    if (element.name === 'wp:base_blog_url') blogUrl ||= element.text.trim();
    if (element.name === 'wp:author')
      authors.set(childText(element, 'wp:author_login'), readAuthorName(element));
    if (element.name === 'wp:category')
      categorySlugs.set(
        childText(element, 'wp:term_id'),
        readSlug(childText(element, 'wp:category_nicename')),
      );
    if (element.name === 'item' && childText(element, 'wp:post_type') === 'attachment')
      attachments.set(childText(element, 'wp:post_id'), readAttachment(element));
  }
  return { origin, address: blogUrl || link || null, attachments, authors, categorySlugs };
}

export function readAuthorName(author: WxrElement): string {
  return childText(author, 'wp:author_display_name') || childText(author, 'wp:author_login');
}

/** WordPress stores slugs with the escapes of an address. */
export function readSlug(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readAttachment(item: WxrElement): WxrAttachment {
  return {
    url: childText(item, 'wp:attachment_url') || childText(item, 'guid'),
    alt: new WxrPost(item).meta('_wp_attachment_image_alt'),
    caption: new WxrPost(item).line('excerpt:encoded'),
    parent: childText(item, 'wp:post_parent'),
  };
}
