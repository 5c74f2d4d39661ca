import { href } from '#platform/http/href.ts';

export type FeedFormat = 'rss' | 'atom';

type Addresses = Record<FeedFormat, string>;

/** The addresses of the feeds of each kind of page. */
export const feedAddresses = {
  site: (): Addresses => ({ rss: href('/rss'), atom: href('/atom') }),
  category: (category: string): Addresses => ({
    rss: href('/category/:category/rss', { category }),
    atom: href('/category/:category/atom', { category }),
  }),
  tag: (slug: string): Addresses => ({
    rss: href('/tag/:slug/rss', { slug }),
    atom: href('/tag/:slug/atom', { slug }),
  }),
  author: (slug: string): Addresses => ({
    rss: href('/author/:slug/rss', { slug }),
    atom: href('/author/:slug/atom', { slug }),
  }),
  /** The live blog of a match. `match` is the parameter of its page. */
  match: (match: string): Addresses => ({
    rss: href('/oyun/:match/rss', { match }),
    atom: href('/oyun/:match/atom', { match }),
  }),
};

export type FeedKind = keyof typeof feedAddresses;

/** The feed of full texts for the partner with this key. No page names it. */
export const partnerFeedAddress = (key: string): string => href('/rss/tam/:key', { key });
