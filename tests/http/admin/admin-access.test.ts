import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#db/tables/accounts.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import { disableStaff } from '#domain/accounts/staff/disable-staff.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { startSite, type TestSite } from '#tests/kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '#tests/kit/site/visitor.ts';
import { listRoutes } from '#tests/kit/source/list-routes.ts';

/** Who may enter each screen of the back-office: this role and those above. Every address must stand here. */
const needs: Record<string, StaffRole | 'nobody'> = {
  '/admin': 'author',
  '/admin/*': 'author',
  '/admin/analytics': 'author',
  '/admin/analytics/articles/:id': 'author',
  '/admin/analytics/csv': 'author',
  '/admin/articles': 'author',
  '/admin/articles/create': 'author',
  '/admin/articles/deleted': 'author',
  '/admin/articles/draft': 'author',
  '/admin/articles/headlines': 'author',
  '/admin/articles/links': 'author',
  '/admin/articles/matches': 'author',
  '/admin/articles/notes/:id': 'author',
  '/admin/articles/notes/:id/board': 'author',
  '/admin/articles/preview/:id': 'author',
  '/admin/articles/revisions/:id': 'author',
  '/admin/audit': 'admin',
  '/admin/breaking': 'editor',
  '/admin/breaking/:id': 'editor',
  '/admin/categories': 'editor',
  '/admin/articles/edit/:id': 'author',
  '/admin/counters': 'author',
  '/admin/dashboard/figures': 'author',
  '/admin/help': 'author',
  '/admin/home': 'editor',
  '/admin/home/draft': 'editor',
  '/admin/home/preview/:id': 'editor',
  '/admin/inbox': 'editor',
  '/admin/inbox/:id': 'editor',
  '/admin/kept/:id': 'author',
  '/admin/matches': 'editor',
  '/admin/media': 'author',
  '/admin/media/:id': 'author',
  '/admin/media/:id/words': 'author',
  '/admin/media/pictures': 'author',
  '/admin/media/upload': 'author',
  '/admin/mentions': 'author',
  '/admin/newsletter': 'editor',
  '/admin/newsletter/:id': 'editor',
  '/admin/newsletter/create': 'editor',
  '/admin/newsletter/subscribers': 'editor',
  '/admin/newsletter/subscribers/csv': 'admin',
  '/admin/passkeys': 'author',
  '/admin/password': 'author',
  '/admin/second-factor': 'author',
  '/admin/settings': 'admin',
  '/admin/settings/mail': 'admin',
  '/admin/settings/mail/:name': 'admin',
  '/admin/tags': 'editor',
  '/admin/users': 'admin',
  '/admin/users/:id': 'admin',
  '/admin/audit/csv': 'admin',
  '/admin/categories/:id': 'editor',
  '/admin/tags/:id': 'editor',
  // In front of the door.
  '/admin/login': 'nobody',
  '/admin/login/passkey': 'nobody',
  '/admin/login/second-factor': 'nobody',
  '/admin/forgot-password': 'nobody',
  '/admin/reset-password': 'nobody',
  '/admin/session': 'nobody',
  '/admin/logout': 'nobody',
};

/** Addresses for the screens' own scripts: they only take something, and refuse in JSON. */
const writesOnly = [
  '/admin/home/draft',
  '/admin/articles/draft',
  '/admin/media/upload',
  '/admin/media/:id/words',
];

const paths = listRoutes()
  .map(({ path }) => path)
  .filter((path) => /^\/admin(?:\/|$)/.test(path));
const guarded = paths.filter((path) => needs[path] !== undefined && needs[path] !== 'nobody');
const addressOf = (path: string) => path.replace(/:\w+\??/g, 'yoxdur').replace('*', 'bele-bolme-yoxdur');

test.each(paths)('%s says who may enter', (path) => {
  expect(needs[path], `say in this test which role ${path} needs`).toBeDefined();
});

describe('the doors of the back-office', () => {
  let site: TestSite;
  const visitors = new Map<StaffRole | 'signed out' | 'disabled', Visitor>();
  beforeAll(async () => {
    const people: Actor[] = [];
    let leaver: Actor | undefined;
    site = await startSite({
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        for (const role of ['author', 'editor', 'admin'] as const) people.push(await writeStaff(db, role));
        leaver = await writeStaff(db, 'admin');
      },
    });
    visitors.set('signed out', newVisitor(site));
    for (const { role, email } of people) visitors.set(role, await signIn(site, email));
    const gone = await signIn(site, leaver?.email ?? '');
    const [, , actor] = people as [Actor, Actor, Actor];
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
      const answers = [await visitor.post(address, {})];
      if (!writesOnly.includes(path)) answers.push(await visitor.get(address));
      for (const { status, headers } of answers) {
        // An address without a form takes none from anybody; the screens' own scripts are refused in JSON.
        if (status === 405 || status === 401) continue;
        expect(status).toBe(302);
        expect(headers.get('location')).toMatch(/^\/admin\/login(?:\?next=|$)/);
      }
    });
  });

  test('the router asks for the data of screens in vain without a session', async () => {
    const answer = await (visitors.get('signed out') as Visitor).get('/admin/users.data');
    expect(await answer.text()).toMatch(/\/admin\/login\?next=%2Fadmin%2Fusers"/);
  });

  describe.each(['author', 'editor', 'admin'] as const)('%s', (role) => {
    const isLetIn = (path: string) => hasRole({ role }, needs[path] as StaffRole);

    test.each(guarded.filter((path) => isLetIn(path) && !writesOnly.includes(path)))(
      'enters %s',
      async (path) => {
        const answer = await (visitors.get(role) as Visitor).get(addressOf(path));
        expect([200, 302, 404]).toContain(answer.status);
        expect(answer.headers.get('location') ?? '').not.toMatch(/^\/admin\/login/);
        expect(answer.headers.get('cache-control') ?? '').not.toMatch(/public|s-maxage/);
      },
    );

    const closed = guarded.filter((path) => !isLetIn(path));
    test.runIf(closed.length > 0).each(closed)('is refused at %s', async (path) => {
      const visitor = visitors.get(role) as Visitor;
      expect((await visitor.get(addressOf(path))).status).toBe(403);
      expect([403, 405]).toContain(
        (await visitor.post(addressOf(path), { intent: 'role', role: 'admin' })).status,
      );
    });
  });
});
