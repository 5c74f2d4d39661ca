import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loginText } from '#features/accounts/text.ts';
import { dashboardScreenText } from '#features/dashboard/text.ts';
import { attributesOf, elementsOf, textOf } from '../../kit/site/html.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const readPasswords = (site: TestSite): Record<string, string> =>
  JSON.parse(readFileSync(join(site.dataDir, 'demo-passwords.json'), 'utf8'));

const loginPage = async (site: TestSite) => textOf(await (await site.fetch('/admin/login')).text());

describe('a demo site in development', async () => {
  const site = await startSite({ demo: true, env: { NODE_ENV: 'development' } });
  afterAll(site.stop);
  const passwords = readPasswords(site);

  test('the sign-in page shows the credentials of the demo accounts', async () => {
    const page = await loginPage(site);
    expect(page).toContain(loginText.demo);
    expect(Object.keys(passwords)).toHaveLength(6);
    for (const [email, password] of Object.entries(passwords))
      expect(page).toContain(`${email} ${loginText.password} ${password}`);
  });

  test('the dashboard has 235,000 subscribers, marked as a sample, and five recent articles', async () => {
    const [email = '', password = ''] = Object.entries(passwords)[0] ?? [];
    const admin = await signIn(site, email, password);
    const figures = await (await admin.get('/admin/dashboard/figures')).json();
    expect(figures.subscribers).toMatchObject({ confirmed: 235_000, isSample: true });
    expect(figures.recent).toHaveLength(5);
    const page = textOf(await (await admin.get('/admin')).text());
    expect(page).toContain(`235.000 ${dashboardScreenText.sample}`);
  });

  test('every link of the menu answers', async () => {
    const [email = '', password = ''] = Object.entries(passwords)[0] ?? [];
    const admin = await signIn(site, email, password);
    const menu = elementsOf(await (await admin.get('/admin')).text(), 'nav').join('');
    const links = new Set(attributesOf(menu, 'href'));
    for (const path of ['/admin/categories', '/admin/analytics', '/admin/users', '/admin/settings'])
      expect(links).toContain(path);
    for (const link of links) expect((await admin.get(link)).status, link).toBe(200);
  });

  test('a screen loads few files of scripts, because each costs an editor on a phone a request', async () => {
    const [email = '', password = ''] = Object.entries(passwords)[0] ?? [];
    const admin = await signIn(site, email, password);
    for (const path of ['/admin', '/admin/articles', '/admin/articles/create', '/admin/matches']) {
      const page = await (await admin.get(path)).text();
      const files = new Set(page.match(/\/assets\/[\w.-]+\.js/g));
      expect(files.size, path).toBeGreaterThan(3);
      expect(files.size, path).toBeLessThan(45);
    }
  });
});

test('the sign-in page of a demo site in production shows no credentials', async () => {
  const site = await startSite({ demo: true });
  const page = await loginPage(site);
  expect(page).not.toContain(loginText.demo);
  for (const secret of Object.entries(readPasswords(site)).flat()) expect(page).not.toContain(secret);
  await site.stop();
});
