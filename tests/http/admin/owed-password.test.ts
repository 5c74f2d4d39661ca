import { afterAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

/** What is there for whoever has to change their password first: that, leaving, and what needs no session. */
const OPEN = /^\/admin\/(?:password|logout|session|forgot-password|reset-password|login(?:\/.*)?)$/;
const TOOLS = /^\/(?:check-articles|cleanup-images|database|firebase-test)$/;
const routes = screens.filter(
  ({ path }) => (/^\/admin(?:\/|$)/.test(path) && !OPEN.test(path)) || TOOLS.test(path),
);

describe('an account that must choose a new password', async () => {
  let email = '';
  const site = await startSite({
    env: { TRUST_PROXY: '1' },
    fill: async (db) => {
      email = (await writeStaff(db, 'admin', { mustChangePassword: true })).email;
    },
  });
  afterAll(site.stop);
  const visitor = await signIn(site, email);

  test.each(routes)('does not reach $path', async ({ path: pattern }) => {
    const path = pattern.replaceAll(/\/[:*]\w*\??/g, '/a');
    for (const answer of [
      await visitor.get(path),
      await visitor.get(`${path}.data`),
      await visitor.post(path, { intent: 'start', id: 'a' }),
    ]) {
      const body = await answer.text();
      const isSentAway = /^\/admin\/password(?:\?|$)/.test(answer.headers.get('location') ?? '');
      // A script hears it as data: the router's own, or a problem's code.
      const isTold = body.includes('/admin/password') || body.includes('password.owed');
      const takesNothing = answer.status === 404 || answer.status === 405;
      expect([path, answer.status, isSentAway || isTold || takesNothing]).toEqual([
        path,
        answer.status,
        true,
      ]);
    }
  });

  test('reaches the page for the new password', async () => {
    expect((await visitor.get('/admin/password')).status).toBe(200);
  });
});
