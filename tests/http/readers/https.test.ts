import { afterAll, expect, test } from 'vitest';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

let email = '';
const site = await startSite({
  env: { SITE_URL: 'https://site.example', TRUST_PROXY: '1' },
  fill: async (db) => {
    email = (await writeStaff(db, 'editor')).email;
    await writeArticle(db, {});
  },
});
afterAll(site.stop);

const headers = { 'X-Forwarded-Host': 'site.example', 'X-Forwarded-Proto': 'https' };

test('every cookie is bound to the host, and only such cookies are read', async () => {
  const signedIn = await site.fetch('/admin/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password: PASSWORD, remember: 'on' }),
    headers,
  });
  expect(signedIn.status).toBe(302);
  const cookies = signedIn.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-[\w.-]+=[^;]*; Path=\/;.*SameSite=Lax;.*Secure$/i);
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const screen = await site.fetch('/admin', { headers: { ...headers, cookie } });
  expect(screen.status).toBe(200);
  for (const line of screen.headers.getSetCookie()) expect(line).toMatch(/^__Host-.*; Secure$/);
  const tossed = cookie.replaceAll('__Host-', '');
  expect((await site.fetch('/admin', { headers: { ...headers, cookie: tossed } })).status).toBe(302);
});

test.each([
  ['/', 'same-origin'],
  ['/admin/login', 'same-origin'],
  ['/bu/yol/yoxdur', 'same-origin'],
  ['/healthz', 'same-origin'],
  ['/favicon.ico', 'same-origin'],
  ['/media/articles/yoxdur.jpg', 'same-origin'],
  ['/article/', 'same-origin'],
  [`/?q=${'a'.repeat(20_000)}`, 'same-origin'],
  ['/api/v1/articles', 'cross-origin'],
])('%s says who may embed it', async (path, policy) => {
  const { headers: answered } = await site.ask(path);
  expect(answered['cross-origin-resource-policy']).toBe(policy);
  // Probes, and requests that are refused unread, are answered without knowing the site.
  const isBare = path === '/healthz' || path.length > 10_000;
  expect(answered['strict-transport-security']).toBe(
    isBare ? undefined : 'max-age=31536000; includeSubDomains',
  );
});
