/** The most addresses of one file. The protocol allows 50,000. */
export const MAX_ADDRESSES = 10_000;

/** A page in a sitemap. */
export interface SitemapPage {
  /** The path of the page. */
  address: string;
  /** When its content last changed, epoch milliseconds; null when that is not known. */
  modifiedAt: number | null;
  /** The URL or path of its picture. */
  picture?: string | null;
}

/** A file of the index. */
export interface SitemapFile {
  /** `articles-2026-11`. */
  name: string;
  modifiedAt: number | null;
}
