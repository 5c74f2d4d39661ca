import { createHash } from 'node:crypto';

/** A weak entity tag of the bytes: 96 bits of SHA-256. Weak, because all encodings of a page share one tag. */
export function makeEtag(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
}

/**
 * Whether an `If-None-Match` value names the tag: a list or `*`, compared weakly (RFC 9110 §13.1.2). A value that is not a
 * list of tags matches nothing.
 */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = opaque(etag);
  // A tag may contain commas, so whole quoted tags are matched instead of splitting.
  return ifNoneMatch.match(/(?:W\/)?"[^"]*"/g)?.some((one) => opaque(one) === wanted) ?? false;
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
