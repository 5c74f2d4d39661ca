import { createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = 'newsroom.writers';
const DAYS = 30;
/** Most accounts remembered for one browser: colleagues share computers. */
const MOST = 8;

/**
 * The ids of the staff who have signed in with this browser, newest first. A form that arrives without a session may be
 * theirs. The cookie is signed, so that nobody can send a form under another name.
 */
export function readKnownStaff(request: Pick<Request, 'headers'>, secret: string): readonly string[] {
  const value = /(?:^|; )newsroom\.writers=([\w.-]+)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  const end = value.lastIndexOf('.');
  const claim = value.slice(0, Math.max(end, 0));
  const [given, own] = [Buffer.from(value.slice(end + 1)), Buffer.from(seal(claim, secret))];
  if (claim === '' || given.length !== own.length || !timingSafeEqual(given, own)) return [];
  return claim.split('.');
}

/** The cookie that adds an account to this browser; null when it is the newest one already. */
export function rememberStaff(
  request: Request,
  the: { id: string; secret: string; isHttps: boolean },
): string | null {
  const before = readKnownStaff(request, the.secret);
  if (before[0] === the.id) return null;
  const claim = [the.id, ...before.filter((id) => id !== the.id)].slice(0, MOST).join('.');
  const value = `${claim}.${seal(claim, the.secret)}`;
  const secure = the.isHttps ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/admin; Max-Age=${DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}

function seal(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(`writers:${claim}`).digest('base64url');
}
