import { afterAll, describe, expect, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const SCRIPT = 'https://stats.example/s.js';

describe('an outside analytics script', async () => {
  let admin: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
      await writeArticle(db, { title: 'Turun oyunu' });
    },
  });
  afterAll(site.stop);

  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';
  const fetchPage = async (path: string) => {
    const answer = await site.fetch(path);
    return { policy: policyOf(answer), html: await answer.text(), headers: answer.headers };
  };
  const settle = async (analyticsScript: string, version: number, analyticsHosts = '') => {
    const who = await signIn(site, admin.email);
    const fields = { email: 'a@example.az', phone: '', address: 'Bakı', version: String(version) };
    return (await who.post('/admin/settings', { ...fields, analyticsScript, analyticsHosts })).status;
  };

  test('is on no page when none is set', async () => {
    for (const path of ['/', '/article/turun-oyunu', '/privacy']) {
      const { html, policy } = await fetchPage(path);
      expect(html).not.toMatch(/data-analytics|data-cookie-choice/);
      expect(policy).toContain("connect-src 'self';");
    }
    expect((await site.fetch('/api/analytics-failures', { method: 'POST' })).status).toBe(204);
    expect(site.logged().join('\n')).not.toContain('analytics');
  });

  test('is on the pages of readers as soon as it is set, and the policy allows only this script', async () => {
    expect(await settle(`${SCRIPT}?v=1#data-id=7`, 0)).toBe(302);
    for (const path of ['/', '/article/turun-oyunu', '/category/football', '/privacy', '/todays-games']) {
      const { html, policy, headers } = await fetchPage(path);
      expect(html, path).toContain(`data-analytics="${SCRIPT}?v=1#data-id=7"`);
      // Only named: the browser loads it later, when the reader has allowed it.
      expect(html, path).not.toContain(`src="${SCRIPT}`);
      expect(policy, path).toMatch(/script-src 'self' [^;]*https:\/\/stats\.example\/s\.js;/);
      expect(policy, path).toContain("connect-src 'self' https://stats.example;");
      expect(headers.has('x-analytics-script')).toBe(false);
    }
    // The second answer comes out of memory, with the same policy.
    expect((await fetchPage('/')).policy).toContain(SCRIPT);
    const privacy = (await fetchPage('/privacy')).html;
    expect(privacy).toContain('stats.example');
    expect(privacy).toContain('data-cookie-choice');
  });

  test.each([
    '/?lite=1',
    '/article/turun-oyunu?lite=1',
    '/search?q=turun',
    '/newsletter/confirm/yoxdur',
    '/newsletter/unsubscribe',
    '/preview/yoxdur',
    '/bu/yol/yoxdur',
    '/admin/login',
    '/create-admin',
  ])('is not on %s', async (path) => {
    const { html, policy } = await fetchPage(path);
    expect(html).not.toContain('data-analytics=');
    expect(policy).not.toContain('stats.example');
  });

  test('that fails to load is logged, once for many readers', async () => {
    for (let i = 0; i < 3; i++)
      expect((await site.fetch('/api/analytics-failures', { method: 'POST' })).status).toBe(204);
    const problems = site.takeProblems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('The analytics script did not load');
    expect(problems[0]).toContain(SCRIPT);
  });

  test('may connect to the hosts that are set for it, and to no other', async () => {
    expect(await settle(`${SCRIPT}?v=1#data-id=7`, 1, '*')).toBe(422);
    expect(await settle(`${SCRIPT}?v=1#data-id=7`, 1, 'api.example.com *.gateway.example')).toBe(302);
    const { policy, html } = await fetchPage('/privacy');
    const allowed = 'https://stats.example https://api.example.com https://*.gateway.example';
    expect(policy).toContain(`connect-src 'self' ${allowed};`);
    expect(html).toContain('stats.example, api.example.com, *.gateway.example');
  });

  test('is removed from the pages as soon as the setting is cleared', async () => {
    expect(await settle('', 2)).toBe(302);
    const { html, policy } = await fetchPage('/');
    expect(html).not.toContain('data-analytics');
    expect(policy).not.toContain('stats.example');
  });
});

test('can also be set by the configuration', async () => {
  const site = await startSite({ env: { ANALYTICS_SCRIPT: SCRIPT } });
  try {
    expect(await (await site.fetch('/')).text()).toContain(`data-analytics="${SCRIPT}"`);
  } finally {
    await site.stop();
  }
});
