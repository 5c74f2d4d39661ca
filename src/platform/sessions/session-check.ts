import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readHeader } from '#platform/http/read-header.ts';

/** The prefix of all cookie names of the sign-in library. */
export const cookiePrefix = 'newsroom';

/** A cheap first check, because almost no reader has a session cookie. */
const sessionCookieStart = `${cookiePrefix}.session_token=`;
const sessionCookie = new RegExp(`(?:^|;\\s*)${cookiePrefix}\\.session_token=([^;]+)`, 'g');

/** Whether a request has a session cookie that this site has signed. The session itself may have expired. */
export type SessionCheck = (req: Pick<IncomingMessage, 'rawHeaders'>) => boolean;

/**
 * Checks the signature of the session cookie without the database, so that a request with an invented cookie stays cheap.
 * The format is that of the sign-in library: `token.signature`, percent-encoded; the signature is HMAC-SHA256 in Base64.
 */
export function createSessionCheck(secret: string): SessionCheck {
  /** Of the requests that run. Several layers ask about each. */
  const known = new WeakMap<readonly string[], boolean>();
  return ({ rawHeaders }) => {
    const cookies = readHeader(rawHeaders, 'cookie');
    if (!cookies.includes(sessionCookieStart)) return false;
    const isSigned =
      known.get(rawHeaders) ??
      [...cookies.matchAll(sessionCookie)].some(([, value = '']) => findToken(value, secret) !== null);
    known.set(rawHeaders, isSigned);
    return isSigned;
  };
}

/**
 * The token of the session cookie in a `Cookie` header; null when this site has not signed it. Of several cookies the first counts, as
 * in the sign-in library.
 */
export function findSessionToken(cookies: string, secret: string): string | null {
  const [first] = cookies.matchAll(sessionCookie);
  return findToken(first?.[1] ?? '', secret);
}

/** The token of a cookie's value; null without a valid signature. */
function findToken(value: string, secret: string): string | null {
  const plain = value.replaceAll(/%2[BFbf]|%3[Dd]/g, decodeURIComponent);
  const dot = plain.lastIndexOf('.');
  if (dot < 1) return null;
  const token = plain.slice(0, dot);
  const given = Buffer.from(plain.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
