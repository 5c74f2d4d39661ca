import type { ArticleStatus } from '#features/articles/tables.ts';
import { readHtmlLine } from '../html/html-node.ts';
import type { ImportLoss } from '../imported-record.ts';
import { childText, type WxrElement } from './read-wxr.ts';

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
