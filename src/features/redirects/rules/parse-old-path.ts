import { canonicalPath } from '#platform/http/request-target.ts';

/** The query parameters by which WordPress names a post or a page at the address of the home page. */
export const OLD_HOME_PARAMETERS = ['p', 'page_id'] as const;

/** Parameters of campaigns. They name no page. */
export const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|yclid)$/;

/** PostgreSQL cannot index values above about 2,700 bytes. */
const MAX_BYTES = 2000;

/** Only its origin matters: an address of another site gets another one. */
const BASE = 'http://site.invalid';

/** An address of this site; null for other text. Browsers read a path that begins with two slashes as another site. */
export function parseSitePath(address: string): URL | null {
  const url = address.startsWith('/') ? URL.parse(address, BASE) : null;
  return url?.origin === BASE && !url.pathname.startsWith('//') ? url : null;
}

/** The path of a whole address of this site. Other text stays as it is. */
export function ownPathOf(address: string, siteUrl: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url && url.origin === new URL(siteUrl).origin ? url.pathname + url.search + url.hash : address;
}

/**
 * The form in which old addresses are stored and looked up: the decoded canonical path, and the query in a fixed order
 * without campaigns. Null for what can be no old address: other sites, the home page, a text that is too long.
 */
export function parseOldPath(address: string): { path: string; query: string } | null {
  const url = parseSitePath(address);
  const path = url && decodePath(url.pathname);
  if (!path) return null;
  const isKept = (name: string) =>
    path === '/' ? (OLD_HOME_PARAMETERS as readonly string[]).includes(name) : !CAMPAIGN.test(name);
  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => isKept(name)));
  parameters.sort();
  const query = parameters.size > 0 ? `?${parameters}` : '';
  if ((path === '/' && query === '') || Buffer.byteLength(path + query) > MAX_BYTES) return null;
  return { path, query };
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURI(path);
    return decoded.includes('\0') ? null : canonicalPath(decoded.normalize());
  } catch {
    return null;
  }
}
