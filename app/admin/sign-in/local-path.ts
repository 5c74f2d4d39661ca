import { href } from '#domain/href.ts';

const HERE = 'http://here.invalid';

/**
 * Where to go after signing in: the screen first asked for, if it is one of the back-office or its tools. Addresses of
 * other sites, however written, and the sign-in page itself lead to the dashboard.
 */
export function localPath(wanted: string | null | undefined): string {
  const fallback = href('/admin');
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return fallback;
  const url = URL.parse(wanted, HERE);
  // Dots that went may leave two slashes in front (`/.//example.org`): read anew, that is another site.
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return fallback;
  if (/^\/admin\/(?:login|logout|session)/.test(url.pathname)) return fallback;
  return url.pathname + url.search;
}
