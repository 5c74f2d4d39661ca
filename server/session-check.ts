import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readHeader } from './read-header.ts';

/** Before the names of all cookies of the sign-in library. */
export const cookiePrefix = 'newsroom';

/** Part of the name of the session's cookie; looked for first, because nearly no reader has one. */
const part = `${cookiePrefix}.session_token=`;
const cookie = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${cookiePrefix}\\.session_token=([^;]+)`, 'g');

/** Whether a request carries a session cookie that this site has signed. The session itself may be over. */
export type SessionCheck = (req: Pick<IncomingMessage, 'rawHeaders'>) => boolean;

/**
 * Checks the signature as the sign-in library makes it: `token.signature`, percent-encoded, with HMAC-SHA256 in Base64.
 * Asks no database, so that a made-up cookie costs the server nothing.
 */
export function createSessionCheck(secret: string): SessionCheck {
  return ({ rawHeaders }) => {
    const cookies = readHeader(rawHeaders, 'cookie');
    if (!cookies.includes(part)) return false;
    return [...cookies.matchAll(cookie)].some(([, value = '']) => isSigned(value, secret));
  };
}

function isSigned(value: string, secret: string): boolean {
  const plain = value.replaceAll(/%2[BFbf]|%3[Dd]/g, decodeURIComponent);
  const dot = plain.lastIndexOf('.');
  if (dot < 1) return false;
  const given = Buffer.from(plain.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(plain.slice(0, dot)).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
