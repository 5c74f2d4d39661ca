/** `Cache-Control` of public pages: cached until the site revision changes, by a CDN for 10 s (docs/decisions/0003). */
export const PUBLIC_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** `Cache-Control` of pages that show matches: a CDN keeps them for five seconds in all, because a goal changes them. */
export const MATCH_PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=3';

/** `Cache-Control` of answers of the public API. The rule of live pages is true for its matches, tables and news too. */
export const API_ANSWER = 'public, max-age=0, s-maxage=5';
