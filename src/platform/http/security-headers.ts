import { createHash } from 'node:crypto';
import { TRUSTED_POLICIES } from './trusted-types.ts';

type Header = [name: string, value: string];

export interface SecurityOptions {
  siteUrl: string;
  /** Every answer asks search engines to keep it out of their index. */
  isClosedToCrawlers?: boolean;
  /** Inline scripts (their exact text) of every page. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
  /** The origins of frames that pages may show. */
  frameOrigins?: readonly string[];
}

/** The security headers of this site. */
export interface SecurityHeaders {
  /** For readers' pages, files and everything else; built once. */
  readonly all: readonly Header[];
  /**
   * Content-Security-Policy of a page of the back-office, whose inline scripts have this nonce. Its scripts cannot turn text into HTML,
   * except by the policies of `trusted-types.ts`, and it loads no pictures of other sites.
   */
  policyWithNonce(nonce: string): string;
  /**
   * Content-Security-Policy of a reader's page that may load this external https script, but no other of its host. The
   * script may connect to its own host and to `hosts`.
   */
  policyWithAnalytics(script: string, hosts?: readonly string[]): string;
}

/** The parts in which the policies of pages differ. */
interface PolicyParts {
  scripts?: readonly string[];
  /** Instead of pictures of every https address. */
  images?: string;
  connections?: readonly string[];
  others?: readonly string[];
}

/**
 * A strict policy: scripts only from our own files or with a known hash, no plugins, frames only from
 * `frameOrigins`, forms only to this site. HSTS only when the site uses https.
 */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const isHttps = options.siteUrl.startsWith('https:');
  const hashes = (options.inlineScripts ?? []).map(sourceHash);
  const styleHashes = (options.inlineStyles ?? []).map(sourceHash);
  const policy = (parts: PolicyParts) =>
    [
      `default-src 'self'`,
      `script-src ${["'self'", ...hashes, ...(parts.scripts ?? [])].join(' ')}`,
      `style-src ${["'self'", ...styleHashes].join(' ')}`,
      // Placeholder colours and focal points of images are style attributes, which run nothing.
      `style-src-attr 'unsafe-inline'`,
      // The picture of an article may have an address of another site (spec §3).
      `img-src ${["'self'", 'data:', parts.images ?? 'https:'].join(' ')}`,
      `connect-src ${["'self'", ...(parts.connections ?? [])].join(' ')}`,
      `frame-src ${(options.frameOrigins ?? ["'none'"]).join(' ')}`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
      ...(parts.others ?? []),
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ].join('; ');

  const all: Header[] = [
    ['Content-Security-Policy', policy({})],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Pictures and the public API send their own: other pages may show them.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
  if (options.isClosedToCrawlers) all.push(['X-Robots-Tag', 'noindex, nofollow']);
  if (isHttps) all.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return {
    all,
    // Pictures are shown from blobs during their upload. Those of other sites are not loaded.
    policyWithNonce: (nonce) =>
      policy({
        scripts: [`'nonce-${nonce}'`],
        images: 'blob:',
        others: [`require-trusted-types-for 'script'`, `trusted-types ${TRUSTED_POLICIES.join(' ')}`],
      }),
    policyWithAnalytics: (script, hosts = []) =>
      policy({ scripts: [sourceOf(script)], connections: [new URL(script).origin, ...hosts] }),
  };
}

/** The URL as a policy source: without its parameters, and with the separators of the policy escaped. */
function sourceOf(script: string): string {
  const { origin, pathname } = new URL(script);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

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
