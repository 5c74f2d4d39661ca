import { href } from '#platform/http/href.ts';

const BASE = 'http://here.invalid';

/**
 * The path to open after the sign-in: `address` when it is a path of this site. Addresses of other sites, in any spelling,
 * and the sign-in pages give the dashboard.
 */
export function localPath(address: string | null | undefined): string {
  const fallback = href('/admin');
  if (!address || !/^\/(?![/\\])/.test(address)) return fallback;
  const url = URL.parse(address, BASE);
  // `/.//example.org` is normalised to `//example.org`, which a browser reads as another site.
  if (!url || url.origin !== BASE || url.pathname.startsWith('//')) return fallback;
  if (/^\/admin\/(?:login|logout|session)/.test(url.pathname)) return fallback;
  return url.pathname + url.search;
}
