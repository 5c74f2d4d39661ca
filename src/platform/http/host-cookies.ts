import type { IncomingMessage } from 'node:http';

const PREFIX = '__Host-';

/**
 * Gives the cookies of a request their names without `__Host-`, and removes all others, which a sister host or a page without
 * TLS may have set. Call it before anything reads the headers of a request to a site with https.
 */
export function readHostCookies({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): void {
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'cookie')
      rawHeaders[at + 1] = (rawHeaders[at + 1] ?? '')
        .split(';')
        .map((cookie) => cookie.trim())
        .filter((cookie) => cookie.startsWith(PREFIX))
        .map((cookie) => cookie.slice(PREFIX.length))
        .join('; ');
}

/**
 * The `Set-Cookie` value of a site with https. Browsers take a cookie whose name begins with `__Host-` only from this host,
 * over TLS and for all paths, so nobody else can set it. No cookie is sent along with requests of other sites.
 */
export function toHostCookie(setCookie: string): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !/^(?:path=|domain=|secure$)/i.test(attribute));
  const sameSite = kept.some((attribute) => /^samesite=(?:lax|strict)$/i.test(attribute))
    ? []
    : ['SameSite=Lax'];
  const safe = kept.filter((attribute) => !/^samesite=none$/i.test(attribute));
  return [`${PREFIX}${pair}`, 'Path=/', ...safe, ...sameSite, 'Secure'].join('; ');
}
