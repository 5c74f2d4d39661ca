import type { SecurityHeaders } from './security-headers.ts';

/** With these headers a page asks for a policy: its nonce, or its script and the hosts it reports to. They are not sent. */
const nonceHeader = 'x-script-nonce';
const analyticsHeader = 'x-analytics-script';
/** With this header a page says that its address is a secret. It is not sent either. */
const secretHeader = 'x-secret-address';

/**
 * All headers that a response of the app is sent with, except cookies: its own, and the security headers it did not set. A
 * response to a signed-in person or at a secret address is never stored in a shared cache, whatever the screen sets.
 */
export function responseHeaders(
  response: Response,
  options: { security: SecurityHeaders; isPersonal: boolean },
): [name: string, value: string][] {
  const own = response.headers;
  const policy = ownPolicy(own, options.security);
  const headers = options.security.all
    .filter(([name]) => !own.has(name))
    .map(([name, value]): [string, string] =>
      policy && name === 'Content-Security-Policy' ? [name, policy] : [name, value],
    );
  const isPrivate = options.isPersonal || own.has(secretHeader);
  for (const [name, value] of own) {
    if (name === 'set-cookie' || name === nonceHeader || name === analyticsHeader || name === secretHeader)
      continue;
    const isShared = name === 'cache-control' && /\bpublic\b/.test(value);
    headers.push([name, isShared && isPrivate ? 'private, no-cache' : value]);
  }
  if (options.isPersonal && !own.has('cache-control')) headers.push(['Cache-Control', 'private, no-store']);
  return headers;
}

function ownPolicy(own: Headers, security: SecurityHeaders): string | null {
  const nonce = own.get(nonceHeader);
  if (nonce) return security.policyWithNonce(nonce);
  const [script, ...hosts] = own.get(analyticsHeader)?.split(' ') ?? [];
  return script ? security.policyWithAnalytics(script, hosts) : null;
}
