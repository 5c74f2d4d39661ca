import type { OutboundRequest } from '#platform/outbound/fetch-outbound.ts';
import type { Purge } from '../rules/plan-purge.ts';

/** How a CDN learns which pages it has to forget. */
export interface Cdn {
  /** Where purges are sent to. */
  url: string;
  /** The header that gives it the surrogate keys of a page, and what separates them. */
  header: { name: string; separator: string };
  /** How many keys one request may have. */
  maxKeys: number;
  /** The request of a purge. */
  request: (purge: Purge) => Pick<OutboundRequest, 'headers' | 'body'>;
}

const json = (token: string | undefined, body: unknown) => ({
  headers: {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});

/** Cloudflare: purge by tag, on every plan (https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/). */
export const cloudflare = (options: { zone: string; token: string; apiUrl: string }): Cdn => ({
  url: `${options.apiUrl}/client/v4/zones/${options.zone}/purge_cache`,
  header: { name: 'Cache-Tag', separator: ',' },
  maxKeys: 100,
  request: ({ keys }) => json(options.token, keys === null ? { purge_everything: true } : { tags: keys }),
});

/**
 * Any other: a program of the operator takes `{"keys": ["…"]}`, or `{"everything": true}`, and tells the CDN. Fastly and Varnish
 * read the header by this name.
 */
export const otherCdn = ({ url, token }: { url: string; token: string | undefined }): Cdn => ({
  url,
  header: { name: 'Surrogate-Key', separator: ' ' },
  maxKeys: 256,
  request: ({ keys }) => json(token, keys === null ? { everything: true } : { keys }),
});
