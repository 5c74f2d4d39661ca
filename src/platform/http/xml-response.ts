import { PUBLIC_PAGE } from '#platform/page-cache/public-page.ts';

/** An answer that the page cache may store. It keeps the first date as long as the content is the same. */
export function xmlResponse(
  body: string,
  { now, type = 'application/xml' }: { now: number; type?: string },
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': PUBLIC_PAGE,
      'Last-Modified': new Date(now).toUTCString(),
    },
  });
}
