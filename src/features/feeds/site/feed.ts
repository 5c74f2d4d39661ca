import type { RouteContext } from '#platform/http/context.ts';
import type { FeedFormat } from '../rules/feed-addresses.ts';

/** A picture of an entry. Type and size are known for pictures of the media library only. */
export interface FeedPicture {
  /** Absolute. */
  url: string;
  file: { type: string; bytes: number; width: number; height: number } | null;
  description: string;
  credit: string;
}

/** An article, or a post of a live blog. Moments are epoch milliseconds. */
export interface FeedEntry {
  /** Never changes, whatever happens to the title and the address. */
  id: string;
  title: string;
  /** Absolute. */
  address: string;
  text: string;
  author: string;
  /** The publisher that published it first; empty for our own. */
  source: string;
  category: { slug: string; name: string } | null;
  picture: FeedPicture | null;
  /** The whole article, in the feeds of partners only. */
  full?: { html: string; tags: readonly string[] };
  publishedAt: number;
  /** The last change that readers see. */
  modifiedAt: number;
}

/** A feed in any format. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  siteName: string;
  /** The HTML page with the same content. */
  page: string;
  self: string;
  /** The WebSub hub that tells subscribers of changes. */
  hub: string | null;
  /** Newest first. */
  entries: FeedEntry[];
}

export const feedTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
};

/** When the newest of the entries changed; null without entries. */
export const lastModifiedAt = (entries: readonly FeedEntry[]): number | null =>
  entries.length === 0 ? null : Math.max(...entries.map(({ modifiedAt }) => modifiedAt));

/** What a feed shows. */
export interface FeedContent {
  name: string;
  /** The path of the HTML page with the same content. */
  page: string;
  entries: FeedEntry[];
}

/**
 * Reads the content of a feed and says which scopes it shows. `parameter` is the part of the address that names the page.
 * Null when there is no such page; `movedTo` is the parameter of today.
 */
export type FeedReader = (
  context: RouteContext,
  parameter: string,
) => Promise<FeedContent | { movedTo: string } | null>;
