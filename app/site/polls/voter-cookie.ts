import { isId } from '#domain/new-id.ts';

const COOKIE = 'voter';
const YEAR_S = 365 * 86_400;

/** The random token by which polls know a browser; null before its first vote. */
export function readVoterToken(request: Pick<Request, 'headers'>): string | null {
  const token = /(?:^|; )voter=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? '';
  return isId(token) ? token : null;
}

/** The `Set-Cookie` value that gives a browser its token. Scripts cannot read it. */
export function voterCookie(token: string, { isHttps }: { isHttps: boolean }): string {
  return `${COOKIE}=${token}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
