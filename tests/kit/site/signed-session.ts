import { createHmac } from 'node:crypto';

/** The value of a `Cookie` header with an expired session that a site with this secret has signed. */
export function signedSession(secret: string, token = 'a-session-that-is-over'): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `newsroom.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
