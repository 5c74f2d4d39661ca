import type { ArticleStatus } from '#features/articles/tables.ts';
import { readHtmlLine } from '../html/html-node.ts';
import type { ImportLoss } from '../imported-record.ts';
import { childText, readWxr, type WxrElement } from './read-wxr.ts';

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
  /** Display names of the guest authors of the plugin Co-Authors Plus, by the slug of their term: `cap-leyla`. */
  guestAuthors: ReadonlyMap<string, string>;
  /** Slugs of categories by the id of the term. */
  categorySlugs: ReadonlyMap<string, string>;
}

/** @throws ImportFileInvalid */
export async function readWxrSite(file: string): Promise<WxrSite> {
  const attachments = new Map<string, WxrAttachment>();
  const authors = new Map<string, string>();
  const guestAuthors = new Map<string, string>();
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
    if (element.name !== 'item') continue;
    const type = childText(element, 'wp:post_type');
    if (type === 'attachment') attachments.set(childText(element, 'wp:post_id'), readAttachment(element));
    if (type === 'guest-author') {
      const guest = new WxrPost(element);
      guestAuthors.set(guest.text('wp:post_name'), guest.meta('cap-display_name') || guest.line('title'));
    }
  }
  const address = blogUrl || link || null;
  return { origin, address, attachments, authors, guestAuthors, categorySlugs };
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

/** WordPress writes only the dates of drafts without UTC, in the zone of its site. */
const TIME_ZONE = 'Asia/Baku';
const STATUSES: Readonly<Record<string, ArticleStatus>> = {
  publish: 'published',
  future: 'scheduled',
  pending: 'pending',
  draft: 'draft',
  private: 'draft',
};

/** An `item` of the export. */
export class WxrPost {
  readonly item: WxrElement;

  constructor(item: WxrElement) {
    this.item = item;
  }

  text(name: string): string {
    return childText(this.item, name);
  }

  /** Its id. Tools that write exports of WordPress leave it out: then the guid, or the address. */
  id(): string {
    return this.text('wp:post_id') || this.text('guid') || this.text('link');
  }

  /** A text that is shown as a line; WordPress stores it with entities. */
  line(name: string): string {
    return readHtmlLine(this.text(name));
  }

  /** The value of a custom field; empty when it is missing. */
  meta(key: string): string {
    return this.listMeta(key)[0] ?? '';
  }

  /** A custom field may have several values. */
  listMeta(key: string): string[] {
    return this.item.children
      .filter((child) => child.name === 'wp:postmeta' && childText(child, 'wp:meta_key') === key)
      .map((child) => childText(child, 'wp:meta_value'));
  }

  /** Slugs and names of its categories, or of its tags. */
  listTerms(...domains: string[]): { slug: string; name: string }[] {
    return this.item.children
      .filter(({ name, attributes }) => name === 'category' && domains.includes(attributes.domain ?? ''))
      .map(({ attributes, text }) => ({ slug: attributes.nicename ?? '', name: readHtmlLine(text) }))
      .filter(({ slug }) => slug !== '');
  }

  /** `field`: `post_date` or `post_modified`. Null when the date is missing or wrong. */
  moment(field: 'post_date' | 'post_modified'): number | null {
    return toMoment(this.text(`wp:${field}_gmt`), 'UTC') ?? toMoment(this.text(`wp:${field}`), TIME_ZONE);
  }

  /** Its status here. A post that only some could read becomes a draft. */
  status(): { status: ArticleStatus; losses: ImportLoss[] } {
    const given = this.text('wp:status');
    if (given === 'private') return { status: 'draft', losses: [{ code: 'privatePost' }] };
    if (this.text('wp:post_password') !== '')
      return { status: 'draft', losses: [{ code: 'passwordProtected' }] };
    const status = STATUSES[given];
    return status
      ? { status, losses: [] }
      : { status: 'draft', losses: [{ code: 'statusUnknown', detail: given }] };
  }
}

/** `2024-05-01 10:30:00`. WordPress writes zeros for a date that is not set. */
function toMoment(text: string, timeZone: string): number | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDateTime.from(text.replace(' ', 'T')).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}
