/** Cached by the page cache until the content revision moves, and by a CDN for some seconds (docs/decisions/0003). */
export const PUBLIC_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
