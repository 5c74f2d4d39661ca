import { createHash } from 'node:crypto';

/**
 * A weak entity tag of the bytes: 96 bits of SHA-256. Weak, because one tag stands for the page in all its encodings.
 */
export function makeEtag(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether an `If-None-Match` value names the tag: a list or `*`, compared weakly (RFC 9110 §13.1.2).
 * Something that is not a list of tags matches nothing.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  // Commas may stand inside a tag: take whole quoted tags rather than splitting.
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((one) => opaque(one) === wanted) ?? false;
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
