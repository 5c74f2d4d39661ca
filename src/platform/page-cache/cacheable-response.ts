import type { StoredPage } from './page-store.ts';
import { createStoredBody, type FlatHeaders, makeEtag } from './stored-body.ts';

/**
 * Whether a response may be stored for every anonymous reader: 200, `Cache-Control` with `public` and an `s-maxage` above
 * zero, no cookie, and nothing that depends on more than the address.
 */
export function isStorable(response: Response): boolean {
  const { headers } = response;
  if (response.status !== 200 || headers.has('Set-Cookie') || headers.has('Content-Encoding')) return false;
  if (headers.get('Vary')?.includes('*')) return false;
  const directives = (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  const forbidden = directives.some(
    (one) => one === 'private' || one === 'no-store' || one.startsWith('private='),
  );
  return (
    !forbidden && directives.includes('public') && directives.some((one) => /^s-maxage="?[1-9]/.test(one))
  );
}

/** Headers that the stored body sets itself, or that belong to one connection. */
const ownHeaders =
  /^(?:content-length|transfer-encoding|connection|keep-alive|date|etag|last-modified|vary)$/i;

/** The cache entry for a response whose body has been read. `headers` are all headers it is sent with. */
export function createStoredPage(
  source: {
    response: Response;
    bytes: Buffer;
    headers: readonly [name: string, value: string][];
    /** The page that it replaces. With the same content, its `Last-Modified` stays. */
    before: StoredPage | undefined;
    onGrow: (bytes: number) => void;
  },
  age: Pick<StoredPage, 'revision' | 'scopes' | 'expiresAt' | 'answers'>,
): StoredPage {
  const { bytes, before, onGrow } = source;
  const etag = makeEtag(bytes);
  const given = source.response.headers.get('Last-Modified');
  const lastModified = given && before?.body.etag === etag ? before.body.lastModified : given;
  const headers: FlatHeaders = source.headers.filter(([name]) => !ownHeaders.test(name)).flat();
  const contentType = source.response.headers.get('Content-Type') ?? '';
  const vary = source.response.headers.get('Vary');
  const variesBySaveData = /\bsave-data\b/i.test(vary ?? '');
  return {
    ...age,
    variesBySaveData,
    body: createStoredBody({ bytes, etag, lastModified, headers, contentType, vary, onGrow }),
  };
}

/** `Cache-Control` of public pages: cached until the site revision changes, by a CDN for 10 s (docs/decisions/0003). */
export const PUBLIC_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** `Cache-Control` of pages that show matches: a CDN keeps them for five seconds in all, because a goal changes them. */
export const MATCH_PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=3';

/** `Cache-Control` of pages that are sent while the database does not answer: a CDN may not keep what may be old for longer. */
export const OLD_PAGE = 'public, max-age=0, s-maxage=2';

/** `Cache-Control` of answers of the public API. The rule of live pages is true for its matches, tables and news too. */
export const API_ANSWER = 'public, max-age=0, s-maxage=5';
