import { expect, test } from 'vitest';
import { createSecurityHeaders, responseHeaders } from './security-headers.ts';

test('a reader page runs only known scripts and cannot be framed', () => {
  const { all } = createSecurityHeaders({ siteUrl: 'http://localhost:3000', inlineScripts: ['alert(1)'] });
  const headers = new Map(all);
  const policy = headers.get('Content-Security-Policy');
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});

test('https adds HSTS', () => {
  const headers = new Map(createSecurityHeaders({ siteUrl: 'https://a.az' }).all);
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
});

test('a page with external analytics may load that one script, which may connect to its own host', () => {
  const headers = createSecurityHeaders({ siteUrl: 'https://a.az' });
  const policy = headers.policyWithAnalytics('https://stats.az/a;b,c/s.js?id=1#data-id=2');
  expect(policy).toMatch(
    /script-src 'self' https:\/\/stats\.az\/a%3Bb%2Cc\/s\.js; .*connect-src 'self' https:\/\/stats\.az;/,
  );
  expect(JSON.stringify(headers.all)).not.toContain('stats.az');
});

test('a page of the back-office runs scripts with its nonce, and loads styles and pictures of this site only', () => {
  const headers = createSecurityHeaders({ siteUrl: 'http://a', inlineStyles: ['p{}'] });
  const policy = headers.policyWithNonce('abc').split('; ');
  expect(policy).toContain("script-src 'self' 'nonce-abc'");
  expect(policy).toContain("img-src 'self' data: blob:");
  expect(policy).toContainEqual(expect.stringMatching(/^style-src 'self' 'sha256-[^' ]+'$/));
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types default article-editor ProseMirrorClipboard');
});

test('an answer to a signed-in person is stored nowhere unless it says how, and in no shared cache', () => {
  const security = createSecurityHeaders({ siteUrl: 'http://localhost:3000', inlineScripts: [] });
  const cachingOf = (own: Record<string, string>, isPersonal: boolean) =>
    new Headers(responseHeaders(new Response('', { headers: own }), { security, isPersonal })).get(
      'Cache-Control',
    );
  expect(cachingOf({}, true)).toBe('private, no-store');
  expect(cachingOf({}, false)).toBe(null);
  const shared = { 'Cache-Control': 'public, s-maxage=10' };
  expect(cachingOf(shared, true)).toBe('private, no-cache');
  expect(cachingOf(shared, false)).toBe('public, s-maxage=10');
  expect(cachingOf({ ...shared, 'X-Secret-Address': '1' }, false)).toBe('private, no-cache');
});
