import { PUBLIC_PAGE } from '#platform/page-cache/cacheable-response.ts';

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

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 does not allow these characters. A document that contains one cannot be read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for elements and attributes of XML. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
