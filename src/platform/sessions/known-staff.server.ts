import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, SECOND } from '#az/format/durations.ts';

const COOKIE = 'newsroom.writers';
const DAYS = 30;
/** Colleagues share computers, so one browser may have several accounts. */
const MAX_ACCOUNTS = 8;

/**
 * The ids of the staff who have signed in with this browser, newest first. A form without a session is stashed for these
 * accounts only. The cookie is signed, so that a browser cannot claim another account.
 */
export function readKnownStaff(request: Pick<Request, 'headers'>, secret: string): readonly string[] {
  const value = /(?:^|; )newsroom\.writers=([\w.-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  const end = value.lastIndexOf('.');
  const ids = value.slice(0, Math.max(end, 0));
  const [received, expected] = [Buffer.from(value.slice(end + 1)), Buffer.from(sign(ids, secret))];
  if (ids === '' || received.length !== expected.length || !timingSafeEqual(received, expected)) return [];
  return ids.split('.');
}

/** The `Set-Cookie` value that adds an account to this browser; null when it is already the newest one. */
export function createKnownStaffCookie(
  request: Request,
  { id, secret, isHttps }: { id: string; secret: string; isHttps: boolean },
): string | null {
  const known = readKnownStaff(request, secret);
  if (known[0] === id) return null;
  const ids = [id, ...known.filter((other) => other !== id)].slice(0, MAX_ACCOUNTS).join('.');
  const value = `${ids}.${sign(ids, secret)}`;
  const secure = isHttps ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/admin; Max-Age=${(DAYS * DAY) / SECOND}; HttpOnly; SameSite=Lax${secure}`;
}

function sign(ids: string, secret: string): string {
  return createHmac('sha256', secret).update(`writers:${ids}`).digest('base64url');
}
