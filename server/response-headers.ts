import type { SecurityHeaders } from './security-headers.ts';

/** By this header a hydrated page of the back-office names the nonce of its scripts; it is not sent. */
const nonceHeader = 'x-script-nonce';

/**
 * All headers an answer of the screens is sent with, cookies aside: its own and the security headers it did not set. An
 * answer to somebody signed in is never left to a shared cache, whatever the screen says.
 */
export function responseHeaders(
  response: Response,
  options: { security: SecurityHeaders; isPersonal: boolean },
): [name: string, value: string][] {
  const own = response.headers;
  const nonce = own.get(nonceHeader);
  const headers = options.security.all
    .filter(([name]) => !own.has(name))
    .map(([name, value]): [string, string] =>
      nonce && name === 'Content-Security-Policy'
        ? [name, options.security.policyWithNonce(nonce)]
        : [name, value],
    );
  for (const [name, value] of own) {
    if (name === 'set-cookie' || name === nonceHeader) continue;
    const isShared = name === 'cache-control' && /\bpublic\b/.test(value);
    headers.push([name, isShared && options.isPersonal ? 'private, no-cache' : value]);
  }
  if (options.isPersonal && !own.has('cache-control')) headers.push(['Cache-Control', 'private, no-store']);
  return headers;
}
