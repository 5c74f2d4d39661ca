import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { disableStaff } from '#features/accounts/rules/change-staff.ts';
import { staffRoles } from '#features/accounts/rules/parse-role.ts';
import { type Actor, hasRole, type RequiredRole, type StaffRole } from '#platform/sessions/actor.ts';
import { forbiddenText } from '#platform/text/pages.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

/**
 * The role that each address of the back-office requires, as it was last reviewed; `nobody` for signing in and out.
 * `tests/features.test.ts` compares the declarations with this file, and this test the running site.
 */
const needs: Record<string, string> = Object.fromEntries(
  readFileSync('tests/http/admin/access.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
);

/** Addresses that only take something: everybody who may send gets 405 for a GET. */
const writesOnly = [
  '/admin/home/draft',
  '/admin/articles/draft',
  '/admin/articles/spelling',
  '/admin/media/upload',
  '/admin/media/:id/metadata',
  '/admin/personal-data/file',
];

const guarded = Object.keys(needs).filter((path) => needs[path] !== 'nobody');
const pages = new Set(screens.filter(({ kind }) => kind === 'page').map(({ path }) => path));
const addressOf = (path: string) => path.replace(/:\w+\??/g, 'yoxdur').replace('*', 'bele-bolme-yoxdur');

describe('access to the back-office', () => {
  let site: TestSite;
  const visitors = new Map<StaffRole | 'signed out' | 'disabled', Visitor>();
  beforeAll(async () => {
    const people: Actor[] = [];
    let leaver: Actor | undefined;
    site = await startSite({
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        for (const role of staffRoles) people.push(await writeStaff(db, role));
        leaver = await writeStaff(db, 'admin');
      },
    });
    visitors.set('signed out', newVisitor(site));
    for (const { role, email } of people) visitors.set(role, await signIn(site, email));
    const gone = await signIn(site, leaver?.email ?? '');
    const actor = people.find(({ role }) => role === 'admin') as Actor;
    await site.change(async (db) => {
      const change = { actor, id: leaver?.id ?? '', adminEmail: null, now: NOON, newId };
      await disableStaff(db, { ...change, reason: 'getdi' });
    });
    visitors.set('disabled', gone);
  });
  afterAll(async () => {
    // Forms were sent to screens that have none.
    const problems = site.takeProblems().filter((line) => !line.includes('Method Not Allowed'));
    expect(problems).toEqual([]);
    await site.stop();
  });

  describe.each(['signed out', 'disabled'] as const)('%s', (who) => {
    test.each(guarded)('is sent to sign in from %s', async (path) => {
      const visitor = visitors.get(who) as Visitor;
      const address = addressOf(path);
      for (const { status, headers } of [await visitor.get(address), await visitor.post(address, {})]) {
        // What scripts ask refuses in JSON.
        if (status === 401) {
          expect(headers.get('content-type')).toContain('json');
          continue;
        }
        expect(status).toBe(302);
        expect(headers.get('location')).toMatch(/^\/admin\/login(?:\?(?:next=|unsent=1$)|$)/);
      }
    });
  });

  test('the data of a screen redirects to the sign-in without a session', async () => {
    const answer = await (visitors.get('signed out') as Visitor).get('/admin/users.data');
    expect(await answer.text()).toMatch(/\/admin\/login\?next=%2Fadmin%2Fusers"/);
  });

  describe.each(staffRoles)('%s', (role) => {
    const isLetIn = (path: string) => hasRole({ role }, needs[path] as RequiredRole);

    test.each(guarded.filter(isLetIn))('enters %s', async (path) => {
      const visitor = visitors.get(role) as Visitor;
      const answer = await visitor.get(addressOf(path));
      expect(writesOnly.includes(path) ? [405] : [200, 302, 404]).toContain(answer.status);
      const sent = await visitor.post(addressOf(path), { intent: 'yoxdur' });
      expect([401, 403]).not.toContain(sent.status);
      for (const { headers } of [answer, sent]) {
        expect(headers.get('location') ?? '').not.toMatch(/^\/admin\/login/);
        expect(headers.get('cache-control') ?? '').not.toMatch(/public|s-maxage/);
      }
    });

    test('the header and the menu link only to screens of the role', async () => {
      const visitor = visitors.get(role) as Visitor;
      const html = await (await visitor.get('/admin/help')).text();
      const links = new Set(html.match(/(?<=href=")\/admin[^"#?]*/g));
      for (const link of links) expect((await visitor.get(link)).status, link).not.toBe(403);
    });

    const closed = guarded.filter((path) => !isLetIn(path));
    test.runIf(closed.length > 0).each(closed)('is refused at %s', async (path) => {
      const visitor = visitors.get(role) as Visitor;
      const answer = await visitor.get(addressOf(path));
      expect(answer.status).toBe(403);
      const sent = await visitor.post(addressOf(path), { intent: 'role', role: 'admin' });
      expect([403, 405]).toContain(sent.status);
      if (!pages.has(path)) return;
      const html = await answer.text();
      expect(html).toContain(forbiddenText.title);
      expect(html, 'the menu stays around the refusal').toContain('href="/admin/password"');
      const data = await visitor.get(`${addressOf(path)}.data`);
      expect(data.status).toBe(403);
    });
  });
});
