import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminText } from '#app/admin/text.ts';
import { disableStaff } from '#features/accounts/rules/disable-staff.ts';
import { staffRoles } from '#features/accounts/rules/parse-role.ts';
import type { StaffRole } from '#features/accounts/tables.ts';
import { type Actor, hasRole, type RequiredRole } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';
import { listRoutes } from '../../kit/source/list-routes.ts';

/** Who may use each address of the back-office: this role and those that include it. Every address must be listed here. */
const needs: Record<string, RequiredRole | 'nobody'> = {
  '/admin': 'staff',
  '/admin/*': 'staff',
  '/admin/analytics': 'author',
  '/admin/analytics/articles/:id': 'author',
  '/admin/analytics/csv': 'author',
  '/admin/articles': 'author',
  '/admin/articles/create': 'author',
  '/admin/articles/deleted': 'author',
  '/admin/articles/draft': 'author',
  '/admin/find': 'author',
  '/admin/articles/links': 'author',
  '/admin/articles/matches': 'author',
  '/admin/articles/notes/:id': 'author',
  '/admin/articles/notes/:id/data': 'author',
  '/admin/articles/preview/:id': 'author',
  '/admin/articles/revisions/:id': 'author',
  '/admin/articles/spelling': 'author',
  '/admin/audit': 'admin',
  '/admin/webhooks': 'admin',
  '/admin/webhooks/:id': 'admin',
  '/admin/breaking': 'editor',
  '/admin/push': 'editor',
  '/admin/breaking/:id': 'editor',
  '/admin/categories': 'editor',
  '/admin/articles/edit/:id': 'author',
  '/admin/comments': 'moderator',
  '/admin/comments/ban/:id': 'moderator',
  '/admin/comments/bans': 'moderator',
  '/admin/comments/words': 'moderator',
  '/admin/counters': 'staff',
  '/admin/dashboard/figures': 'author',
  '/admin/distribution': 'editor',
  '/admin/feeds': 'editor',
  '/admin/help': 'staff',
  '/admin/home': 'editor',
  '/admin/home/draft': 'editor',
  '/admin/home/preview/:id': 'editor',
  '/admin/import': 'editor',
  '/admin/import/articles': 'admin',
  '/admin/import/articles/:id': 'admin',
  '/admin/redirects': 'admin',
  '/admin/redirects/csv': 'admin',
  '/admin/inbox': 'editor',
  '/admin/inbox/:id': 'editor',
  '/admin/matches': 'author',
  '/admin/matches/:id': 'editor',
  '/admin/matches/:id/console': 'author',
  '/admin/matches/:id/console/data': 'author',
  '/admin/matches/:id/line-ups': 'editor',
  '/admin/matches/create': 'editor',
  '/admin/matches/rounds/:id': 'editor',
  '/admin/media': 'author',
  '/admin/media/:id': 'author',
  '/admin/media/:id/metadata': 'author',
  '/admin/media/pictures': 'author',
  '/admin/media/upload': 'author',
  '/admin/mentions': 'author',
  '/admin/polls': 'author',
  '/admin/polls/:id': 'author',
  '/admin/newsletter': 'editor',
  '/admin/newsletter/:id': 'editor',
  '/admin/newsletter/articles': 'editor',
  '/admin/newsletter/create': 'editor',
  '/admin/newsletter/subscribers': 'editor',
  '/admin/newsletter/subscribers/csv': 'admin',
  '/admin/passkeys': 'staff',
  '/admin/password': 'staff',
  '/admin/second-factor': 'staff',
  '/admin/settings': 'admin',
  '/admin/settings/mail': 'admin',
  '/admin/settings/mail/:name': 'admin',
  '/admin/competitions': 'editor',
  '/admin/competitions/:id': 'editor',
  '/admin/teams': 'editor',
  '/admin/teams/:id': 'editor',
  '/admin/players': 'editor',
  '/admin/players/:id': 'editor',
  '/admin/venues': 'editor',
  '/admin/venues/:id': 'editor',
  '/admin/officials': 'editor',
  '/admin/officials/:id': 'editor',
  '/admin/broadcasters': 'editor',
  '/admin/broadcasters/:id': 'editor',
  '/admin/seasons/:id': 'editor',
  '/admin/search/names': 'editor',
  '/admin/search/names/:id': 'editor',
  '/admin/tags': 'editor',
  '/admin/users': 'admin',
  '/admin/users/:id': 'admin',
  '/admin/audit/csv': 'admin',
  '/admin/categories/:id': 'editor',
  '/admin/records/:record/csv': 'editor',
  '/admin/tags/:id': 'editor',
  // Signing in and out.
  '/admin/login': 'nobody',
  '/admin/login/passkey': 'nobody',
  '/admin/login/second-factor': 'nobody',
  '/admin/forgot-password': 'nobody',
  '/admin/reset-password': 'nobody',
  '/admin/session': 'nobody',
  '/admin/logout': 'nobody',
};

/** Addresses that only take something: everybody who may send gets 405 for a GET. */
const writesOnly = [
  '/admin/home/draft',
  '/admin/articles/draft',
  '/admin/articles/spelling',
  '/admin/media/upload',
  '/admin/media/:id/metadata',
];

const routes = listRoutes().filter(({ path }) => /^\/admin(?:\/|$)/.test(path));
const guarded = routes.map(({ path }) => path).filter((path) => needs[path] !== 'nobody');
const screens = routes.filter(({ layouts }) => layouts.includes('admin/layout.tsx')).map(({ path }) => path);
const addressOf = (path: string) => path.replace(/:\w+\??/g, 'yoxdur').replace('*', 'bele-bolme-yoxdur');

/** The role that the layouts of `src/routes.ts` require. */
function requiredRole(layouts: readonly string[]): string {
  const guards = layouts.filter((file) => file.startsWith('admin/guards/') && !file.endsWith('/json.ts'));
  expect(guards.length).toBeLessThanOrEqual(1);
  return /(\w+)\.ts$/.exec((guards[0] ?? 'nobody.ts').replace('article-form', 'author'))?.[1] ?? '';
}

test('every address is below the layout of its role', () => {
  const found = routes.map(({ path, layouts }) => [path, requiredRole(layouts)]);
  expect(Object.fromEntries(found)).toEqual(needs);
});

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

  test('the router asks for the data of screens in vain without a session', async () => {
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
      if (!screens.includes(path)) return;
      const html = await answer.text();
      expect(html).toContain(adminText.forbiddenTitle);
      expect(html, 'the menu stays around the refusal').toContain('href="/admin/password"');
      const data = await visitor.get(`${addressOf(path)}.data`);
      expect(data.status).toBe(403);
    });
  });
});
