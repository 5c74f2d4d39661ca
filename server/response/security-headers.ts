import { createHash } from 'node:crypto';
import { FRAME_ORIGINS } from '#app/site/article/frame-address.ts';

type Header = [name: string, value: string];

export interface SecurityOptions {
  siteUrl: string;
  /** Inline scripts (their exact text) that stand on every page. */
  inlineScripts?: readonly string[];
  inlineStyles?: readonly string[];
}

/** The headers of every answer of this site. */
export interface SecurityHeaders {
  /** For readers' pages, files and everything else; made once. */
  readonly all: readonly Header[];
  /** Content-Security-Policy of a page of the back-office, whose inline scripts carry this nonce. */
  policyWithNonce(nonce: string): string;
  /**
   * Content-Security-Policy of a reader's page with the outside script of this https address, and no other of its host.
   * It may report to its own host and to `hosts`.
   */
  policyWithAnalytics(script: string, hosts?: readonly string[]): string;
}

/**
 * The policy a stolen or injected script has to get past: scripts only from our own files or with a known hash, no
 * plugins, frames only of those an article may embed, forms only to ourselves. HSTS only when readers come by https.
 */
export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const https = options.siteUrl.startsWith('https:');
  const hashes = (options.inlineScripts ?? []).map(sourceHash);
  const styleHashes = (options.inlineStyles ?? []).map(sourceHash);
  const policy = (parts: Partial<Record<'scripts' | 'styles' | 'images' | 'connections', string[]>>) =>
    [
      `default-src 'self'`,
      `script-src ${["'self'", ...hashes, ...(parts.scripts ?? [])].join(' ')}`,
      `style-src ${["'self'", ...(parts.styles ?? styleHashes)].join(' ')}`,
      // Placeholder colours and focal points of pictures stand in style attributes, which run nothing.
      `style-src-attr 'unsafe-inline'`,
      `img-src ${["'self'", 'data:', ...(parts.images ?? []), 'https:'].join(' ')}`,
      `connect-src ${["'self'", ...(parts.connections ?? [])].join(' ')}`,
      `frame-src ${FRAME_ORIGINS.join(' ')}`,
      `object-src 'none'`,
      `base-uri 'self'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
      ...(https ? ['upgrade-insecure-requests'] : []),
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
  ];
  if (https) all.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return {
    all,
    // The editor and its dialogs write <style> elements of their own; pictures being uploaded are shown from blobs.
    policyWithNonce: (nonce) =>
      policy({ scripts: [`'nonce-${nonce}'`], styles: ["'unsafe-inline'"], images: ['blob:'] }),
    policyWithAnalytics: (script, hosts = []) =>
      policy({ scripts: [sourceOf(script)], connections: [new URL(script).origin, ...hosts] }),
  };
}

/** An address as a policy names it: without its parameters, and without what would end the list or the rule. */
function sourceOf(script: string): string {
  const { origin, pathname } = new URL(script);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
