/** `Cache-Control` of public pages: cached until the site revision changes, by a CDN for 10 s (docs/decisions/0003). */
export const PUBLIC_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
