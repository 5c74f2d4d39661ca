import { DAY, SECOND } from '#az/format/durations.ts';
import type { NewId } from '#platform/new-id.ts';
import { createToken } from '#platform/sessions/secret-token.ts';

/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE_S = (400 * DAY) / SECOND;

/**
 * A cookie with a random token by which one part of the site recognises a browser. Scripts cannot read it. The database has
 * only a hash of the token.
 */
export interface ReaderCookie {
  name: string;
  /** The browser sends the cookie to addresses that begin with this path. */
  path: string;
}

/** The token that the browser has sent. Null without a valid one. */
export function findReaderToken({ name }: ReaderCookie, request: Pick<Request, 'headers'>): string | null {
  const cookies = request.headers.get('Cookie') ?? '';
  return new RegExp(`(?:^|; )${name}=([0-9A-Za-z]{40})(?:;|$)`).exec(cookies)?.[1] ?? null;
}

/** Creates a token, and the `Set-Cookie` value that gives it to the browser. */
export function createReaderToken(
  { name, path }: ReaderCookie,
  { newId, config }: { newId: NewId; config: { siteUrl: string } },
): { token: string; setCookie: string } {
  const token = createToken(newId);
  const secure = config.siteUrl.startsWith('https:') ? '; Secure' : '';
  const setCookie = `${name}=${token}; Path=${path}; Max-Age=${MAX_AGE_S}; SameSite=Lax; HttpOnly${secure}`;
  return { token, setCookie };
}
