import { expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

test('a reader page runs only known scripts and cannot be framed', () => {
  const { all } = createSecurityHeaders({ siteUrl: 'http://localhost:3000', inlineScripts: ['alert(1)'] });
  const headers = new Map(all);
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});

test('https adds HSTS, analytics its origin', () => {
  const { all } = createSecurityHeaders({
    siteUrl: 'https://a.az',
    analyticsScript: 'https://stats.az/s.js',
  });
  const headers = new Map(all);
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /script-src 'self' https:\/\/stats\.az; .*connect-src 'self' https:\/\/stats\.az;/,
  );
});

test('a page of the back-office runs scripts with its nonce', () => {
  const policy = createSecurityHeaders({ siteUrl: 'http://a' }).policyWithNonce('abc');
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("img-src 'self' data: blob: https:");
});
