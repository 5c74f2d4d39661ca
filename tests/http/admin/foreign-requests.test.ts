import { afterAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { problemText } from '#app/text/problems.ts';
import { foreignRequestText, unknownSenderText } from '#platform/text/pages.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

describe('a form that a page of another site sends', async () => {
  let email = '';
  const site = await startSite({
    env: { TRUST_PROXY: '1' },
    fill: async (db) => {
      email = (await writeStaff(db, 'editor')).email;
    },
  });
  afterAll(site.stop);
  const { cookies } = await signIn(site, email);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  test.each(screens.map(({ path }) => path))('%s does not accept it', async (pattern) => {
    const path = pattern.replaceAll(/\/[:*]\w*\??/g, '/a');
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const)
      for (const [method, address, type] of [
        ['POST', path, 'application/x-www-form-urlencoded'],
        ['POST', path, 'text/plain'],
        ['POST', `${path === '/' ? '/_root' : path}.data`, 'application/x-www-form-urlencoded'],
        ['PUT', path, 'application/json'],
        ['DELETE', path, 'text/plain'],
      ] as const) {
        const answer = await site.fetch(address, {
          method,
          body: '{"a":"="}',
          headers: { cookie, 'Content-Type': type, [name]: value },
        });
        expect([method, address, answer.status]).toEqual([method, address, 403]);
        expect(await answer.json()).toEqual({
          problem: 'origin.denied',
          status: 403,
          detail: problemText['origin.denied'],
        });
      }
  });

  test.each(screens.map(({ path }) => path))(
    '%s takes no write of a session without a sender',
    async (pattern) => {
      const path = pattern.replaceAll(/\/[:*]\w*\??/g, '/a');
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await fetch(site.url + path, {
          method,
          body: 'a=b',
          headers: { cookie },
          redirect: 'manual',
        });
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        expect(await answer.json()).toMatchObject({ problem: 'origin.unknown' });
      }
    },
  );

  test('an old browser gets an explanation, and only the form is lost', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${site.url}/admin/logout`, {
        method: 'POST',
        body: new URLSearchParams(),
        redirect: 'manual',
        headers: { Accept: 'text/html,*/*', ...headers },
      });
    const refused = await send({ cookie });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain(unknownSenderText.text);
    expect((await site.fetch('/admin', { headers: { cookie } })).status).toBe(200);
    // Without a session there is nothing to protect.
    expect((await send({})).status).not.toBe(403);
    expect((await send({ cookie: 'newsroom.session_token=invented.signature' })).status).not.toBe(403);
  });

  test('a mail program can unsubscribe without naming its origin', async () => {
    const answer = await fetch(`${site.url}/newsletter/unsubscribe/bele-nisan-yoxdur`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).not.toBe(403);
  });

  test('a browser that sent a form gets an explanation', async () => {
    const before = site.logged().length;
    const answer = await site.fetch('/admin/logout?next=secret', {
      method: 'POST',
      headers: { cookie, Origin: 'https://evil.example', Accept: 'text/html,*/*' },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(foreignRequestText.text);
    const refusal = { message: 'request of another site refused', origin: 'https://evil.example' };
    await expect
      .poll(() =>
        site
          .logged()
          .slice(before)
          .map((line) => JSON.parse(line))
          .filter(({ message }) => message === refusal.message),
      )
      .toEqual([
        { time: expect.any(String), level: 'info', method: 'POST', path: '/admin/logout', ...refusal },
      ]);
    expect((await site.fetch('/admin', { headers: { cookie } })).status).toBe(200);
  });
});
