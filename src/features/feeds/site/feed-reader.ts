import type { RouterContextProvider } from 'react-router';
import type { FeedEntry } from './feed.ts';

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
  context: Readonly<RouterContextProvider>,
  parameter: string,
) => Promise<FeedContent | { movedTo: string } | null>;
