import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { toastText } from '#app/text/toasts.ts';
import { loginText, logoutText, passwordText, staffText } from '#features/accounts/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { linksOf } from '../../kit/servers/read-mail.ts';
import { attributesOf, invalidFields } from '../../kit/site/html.ts';
import { codeOf } from '../../kit/site/second-factor.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const FRESH = 'tamam-başqa-şifrə';
const pathOf = (link: string | undefined) => (link ?? '').replace(/^https?:\/\/[^/]+/, '');

describe('signing in', () => {
  let site: TestSite;
  let mail: MailServer;
  const people: Record<'admin' | 'editor' | 'author' | 'newcomer' | 'forgetful' | 'blocked', Actor> =
    {} as never;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url, MAIL_FROM: 'Redaksiya <redaksiya@example.az>' },
      async fill(db) {
        for (const role of ['admin', 'editor', 'author'] as const) people[role] = await writeStaff(db, role);
        people.forgetful = await writeStaff(db, 'author');
        people.blocked = await writeStaff(db, 'author');
        people.newcomer = await writeStaff(db, 'editor', { mustChangePassword: true });
      },
    });
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  test('opens the dashboard, and signing out confirms with a message', async () => {
    const visitor = newVisitor(site);
    const guarded = await visitor.get('/admin');
    expect([guarded.status, guarded.headers.get('location')]).toEqual([302, '/admin/login']);
    const form = await visitor.get('/admin/login');
    expect(form.headers.get('cache-control')).toBe('private, no-store');
    expect(form.headers.get('content-security-policy')).toMatch(/script-src 'self' [^;]*'nonce-\w{40}'/);

    // A browser hides it from the script that hydrates the page, which then finds another document than it made.
    const html = await form.text();
    expect(html).not.toMatch(/<link nonce="\w/);
    expect(attributesOf(html, 'name')).toEqual(expect.arrayContaining(['email', 'password', 'remember']));
    expect(attributesOf(html, 'href')).toContain('/admin/forgot-password');
    expect(html).toContain(loginText.submit);

    const { email } = people.editor;
    const answer = await visitor.post('/admin/login', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin']);
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(cookie).not.toMatch(/max-age/i);
    const dashboard = await (await visitor.get('/admin')).text();
    expect(dashboard).toContain(loginText.success);
    expect(dashboard).toContain(email);
    // The header has the initial of the address.
    expect(dashboard).toMatch(
      new RegExp(`<summary[^>]*${email}[^>]*><span[^>]*>${email.charAt(0).toUpperCase()}</span>`),
    );
    expect(await (await visitor.get('/admin')).text()).not.toContain(loginText.success);
    expect((await visitor.get('/admin/login')).headers.get('location')).toBe('/admin');

    const out = await visitor.post('/admin/logout', {});
    expect(out.headers.get('location')).toBe('/admin/login');
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect(await (await visitor.get('/admin/login')).text()).toContain(logoutText.success);
    expect((await visitor.get('/admin')).status).toBe(302);
  });

  test('reports missing fields, and has one message for every wrong input', async () => {
    const visitor = newVisitor(site);
    const { email } = people.editor;
    const post = (fields: Record<string, string>) => visitor.post('/admin/login', fields);
    const empty = await post({ email, password: '' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain(problemText['login.required']);
    for (const fields of [
      { email, password: 'yanlış-şifrə' },
      { email: 'yox@example.az', password: PASSWORD },
      { email: 'ünvan deyil', password: PASSWORD },
    ]) {
      const answer = await post(fields);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toContain(problemText['login.wrong']);
    }
  });

  test('opens the requested screen, on this site only', async () => {
    const cases = [
      ['/admin/users/7?a=1', '/admin/users/7?a=1'],
      ['//evil.example/', '/admin'],
      ['/\\evil.example', '/admin'],
      ['https://evil.example/', '/admin'],
      ['/admin/login?next=x', '/admin'],
    ];
    for (const [next = '', location] of cases) {
      const path = `/admin/login?next=${encodeURIComponent(next)}`;
      const answer = await newVisitor(site).post(path, { email: people.editor.email, password: PASSWORD });
      expect(answer.headers.get('location')).toBe(location);
    }
    const guarded = await newVisitor(site).get('/admin/users?a=1');
    expect(guarded.headers.get('location')).toBe('/admin/login?next=%2Fadmin%2Fusers%3Fa%3D1');
  });

  test('after too many wrong passwords says how long the account is locked, and locks no other account', async () => {
    const visitor = newVisitor(site);
    const post = (email: string, password: string) => visitor.post('/admin/login', { email, password });
    const { email } = people.forgetful;
    for (let i = 0; i < 20; i++) expect((await post(email, 'yanlış-şifrə')).status).toBe(401);
    const answer = await post(email, PASSWORD);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain(loginText.lockedFor(15));
    const scripted = await visitor.post('/admin/session', { email, password: PASSWORD });
    expect([scripted.status, await scripted.json()]).toEqual([
      429,
      { problem: 'login.locked', waitMinutes: 15 },
    ]);
    const hits = site.logged().filter((line) => line.includes('limit reached'));
    expect(hits.map((line) => JSON.parse(line))).toMatchObject([
      { path: '/admin/login', limit: 'password' },
      { path: '/admin/session', limit: 'password' },
    ]);
    for (const secret of [email, PASSWORD]) expect(hits.join('')).not.toContain(secret);
    // The same address, which an office shares.
    expect((await post(people.editor.email, PASSWORD)).status).toBe(302);
  });

  test('shows an admin that an account is locked, and lets them open it', async () => {
    const locked = people.blocked;
    const visitor = newVisitor(site);
    const signInAs = async () =>
      (await visitor.post('/admin/login', { email: locked.email, password: PASSWORD })).status;
    for (let i = 0; i < 20; i++)
      await visitor.post('/admin/login', { email: locked.email, password: 'yanlış-şifrə' });
    expect(await signInAs()).toBe(429);
    const admin = await signIn(site, people.admin.email);
    const path = `/admin/users/${locked.id}`;
    expect(await (await admin.get(path)).text()).toContain(staffText.lockedFor(15));
    const editor = await signIn(site, people.editor.email);
    expect((await editor.post(path, { intent: 'unlock' })).status).toBe(403);
    expect((await admin.post(path, { intent: 'unlock' })).headers.get('location')).toBe(path);
    expect(await (await admin.get(path)).text()).not.toContain(staffText.unlock);
    expect(await signInAs()).toBe(302);

    const csv = await (await admin.get('/admin/audit/csv')).text();
    const line = csv.split('\r\n').find((one) => one.includes('Giriş bloku götürüldü'));
    // The network of the admin, not their whole address.
    expect(line).toMatch(/;10\.\d+\.\d+\.0;Giriş bloku götürüldü;/);
  });

  test('accepts no forms of other sites', async () => {
    const { email } = people.editor;
    const foreign = { Origin: 'https://evil.example' };
    const answer = await newVisitor(site).post('/admin/login', { email, password: PASSWORD }, foreign);
    expect(answer.status).toBe(403);
    const visitor = await signIn(site, email);
    expect((await visitor.post('/admin/session', { email, password: PASSWORD }, foreign)).status).toBe(403);
    expect((await visitor.get('/admin')).status).toBe(200);
  });

  test('answers scripts in JSON', async () => {
    const { email } = people.author;
    const visitor = newVisitor(site);
    const asked = await visitor.get('/admin/session');
    expect([asked.headers.get('cache-control'), await asked.json()]).toEqual([
      'no-store',
      { isSignedIn: false },
    ]);
    const refused = await visitor.post('/admin/session', { email, password: 'yanlış-şifrə' });
    expect([refused.status, await refused.json()]).toEqual([401, { problem: 'login.wrong', waitMinutes: 0 }]);
    expect((await visitor.post('/admin/session', { email, password: PASSWORD })).status).toBe(200);
    expect((await visitor.get('/admin')).status).toBe(200);
  });

  test('exposes neither endpoints of its library nor settings, and is never cached publicly', async () => {
    for (const path of ['/api/auth/get-session', '/api/auth/sign-up/email'])
      expect((await site.fetch(path)).status).toBe(404);
    const home = await (await site.fetch('/_root.data')).text();
    expect(home).not.toContain(mail.url);
    const visitor = await signIn(site, people.author.email);
    expect((await visitor.get('/')).headers.get('cache-control')).not.toContain('public');
  });

  test('requires a new password when somebody else has set the current one', async () => {
    const { email } = people.newcomer;
    const visitor = await signIn(site, email);
    expect((await visitor.get('/admin')).headers.get('location')).toBe('/admin/password');
    const change = (current: string, fresh: string, repeat = fresh) =>
      visitor.post('/admin/password', { current, fresh, repeat });
    expect(await (await change(PASSWORD, 'qısa')).text()).toContain(problemText['password.tooShort']);
    expect(await (await change(PASSWORD, PASSWORD)).text()).toContain(problemText['password.same']);
    expect(await (await change(PASSWORD, FRESH, 'o biri')).text()).toContain(
      problemText['password.mismatch'],
    );
    for (const [fresh, problem] of [
      ['1234567890', 'password.common'],
      ['aaaaaaaaaaaa', 'password.repeated'],
      [email.toUpperCase(), 'password.email'],
    ] as const)
      expect(await (await change(PASSWORD, fresh)).text()).toContain(problemText[problem]);
    const isSaidAt = async (name: string, answer: Promise<Response>) =>
      expect(await (await answer).text()).toMatch(
        new RegExp(`<input(?=[^>]*name="${name}")[^>]*aria-invalid="true"`),
      );
    await isSaidAt('fresh', change(PASSWORD, ''));
    await isSaidAt('repeat', change(PASSWORD, FRESH, 'o biri'));
    await isSaidAt('current', change('', FRESH));
    expect(await (await change('yanlış-şifrə', FRESH)).text()).toContain(problemText['password.wrong']);
    const other = await signIn(site, email);
    expect((await change(PASSWORD, FRESH)).headers.get('location')).toBe('/admin');
    expect(await (await visitor.get('/admin')).text()).toContain(toastText['password.changed']);
    expect((await other.get('/admin')).headers.get('location')).toBe('/admin/login');
    await expect(signIn(site, email)).rejects.toThrow('could not sign in');
    await signIn(site, email, FRESH);
  });

  test('is possible again after a password reset by mail', async () => {
    const { email } = people.author;
    const visitor = newVisitor(site);
    const ask = (address: string) => visitor.post('/admin/forgot-password', { email: address });
    expect(await (await ask('')).text()).toContain(problemText['email.required']);
    expect(await (await ask('yox@example.az')).text()).toContain(passwordText.forgotDone);
    // Capital letters of an address mean nothing.
    expect(await (await ask(` ${email.toUpperCase()}`)).text()).toContain(passwordText.forgotDone);
    const letter = await mail.take(({ to }) => to.includes(email));
    const path = pathOf(linksOf(letter)[0]);
    expect(path).toMatch(/^\/admin\/reset-password\?token=\w+$/);
    const set = (fresh = FRESH) => visitor.post(path, { fresh, repeat: fresh });
    expect(await (await set('qwertyuiop')).text()).toContain(problemText['password.common']);
    expect((await set()).headers.get('location')).toBe('/admin/login');
    expect(await (await set()).text()).toContain(problemText['password.linkInvalid']);
    expect(await (await visitor.get(path)).text()).toContain(problemText['password.linkInvalid']);
    await signIn(site, email, FRESH);
    expect(mail.mails.map(({ to }) => to[0])).not.toContain('yox@example.az');
    await site.change(async (db) => {
      const { password } = await db
        .selectFrom('staff_credential')
        .innerJoin('staff', 'staff.id', 'staff_credential.staff_id')
        .select('staff_credential.password')
        .where('staff.email', '=', email)
        .executeTakeFirstOrThrow();
      expect(password).toMatch(/^scrypt:32768:8:3:/);
    });
  });

  test('begins with an invitation and ends when an admin says so', async () => {
    const admin = await signIn(site, people.admin.email);
    const name = 'Nigar Quliyeva';
    const invite = (email: string) => admin.post('/admin/users', { name, email, role: 'author' });
    const email = 'nigar-muxbir@example.az';
    expect((await invite(email)).headers.get('location')).toBe('/admin/users');
    const again = await invite(email);
    const refused = await again.text();
    expect([again.status, invalidFields(refused)]).toEqual([409, ['email']]);
    expect(refused).toContain(problemText['staff.emailTaken']);
    const letter = await mail.take(({ to }) => to.includes(email));
    expect(letter.text).toContain(people.admin.name);
    const visitor = newVisitor(site);
    const welcome = pathOf(linksOf(letter)[0]);
    expect(attributesOf(await (await visitor.get(welcome)).text(), 'name')).toContain('fresh');
    for (const [weak, code] of [
      ['qwertyuiop', 'password.common'],
      ['aaaaaaaaaaaa', 'password.repeated'],
      [email, 'password.email'],
      [email.split('@')[0] ?? '', 'password.email'],
      ['nigar quliyeva', 'password.name'],
      ['GettoSport2026', 'password.name'],
    ] as const) {
      const refused = await visitor.post(welcome, { fresh: weak, repeat: weak });
      expect([weak, refused.status]).toEqual([weak, 422]);
      expect(await refused.text()).toContain(problemText[code]);
      expect((await visitor.post('/admin/login', { email, password: weak })).status).toBe(401);
    }
    await visitor.post(welcome, { fresh: FRESH, repeat: FRESH });
    await visitor.post('/admin/login', { email, password: FRESH });
    expect((await visitor.get('/admin')).status).toBe(200);

    const list = await (await admin.get('/admin/users')).text();
    const path = /href="(\/admin\/users\/\w+)"[^>]*>Nigar Quliyeva</.exec(list)?.[1] ?? '';
    const noReason = await admin.post(path, { intent: 'disable', reason: '' });
    expect(await noReason.text()).toContain(problemText['staff.reasonRequired']);
    await admin.post(path, { intent: 'disable', reason: 'işdən çıxıb' });
    expect((await visitor.get('/admin')).headers.get('location')).toBe('/admin/login');
    await expect(signIn(site, email, FRESH)).rejects.toThrow('401');
    expect(await (await admin.get(path)).text()).toContain(staffText.disabled);
    await admin.post(path, { intent: 'enable' });
    await admin.post(path, { intent: 'role', role: 'editor' });
    await signIn(site, email, FRESH);
  });

  test('asks for the second factor when it is set up', async () => {
    const { email } = people.editor;
    const visitor = await signIn(site, email);
    const page = '/admin/second-factor';
    const wrong = await visitor.post(page, { intent: 'start', password: 'yanlış-şifrə' });
    expect(await wrong.text()).toContain(problemText['password.wrong']);
    const setup = await (await visitor.post(page, { intent: 'start', password: PASSWORD })).text();
    const uri = /name="uri" value="([^"]+)"/.exec(setup)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const recovery = /name="recovery" value="([^"]+)"/.exec(setup)?.[1] ?? '';
    const failed = await visitor.post(page, { intent: 'confirm', uri, recovery, code: '000000' });
    expect(await failed.text()).toContain(problemText['secondFactor.wrongAtStart']);
    const on = await visitor.post(page, { intent: 'confirm', uri, recovery, code: await codeOf(uri) });
    expect(on.headers.get('location')).toBe(page);
    expect(await (await visitor.get(page)).text()).toContain(toastText['secondFactor.on']);

    const scripted = newVisitor(site);
    const first = await scripted.post('/admin/session', { email, password: PASSWORD });
    expect([first.status, await first.json()]).toEqual([401, { problem: 'secondFactor.required' }]);
    const missed = await scripted.post('/admin/session', { code: '000000' });
    expect([missed.status, await missed.json()]).toEqual([
      401,
      { problem: 'secondFactor.wrong', waitMinutes: 0 },
    ]);
    expect((await scripted.get('/admin')).status).toBe(302);
    expect((await scripted.post('/admin/session', { code: recovery })).status).toBe(200);
    expect((await scripted.get('/admin')).status).toBe(200);

    const code = await codeOf(uri);
    for (const where of ['/admin/password', '/admin/login']) {
      const next = newVisitor(site);
      const asked = await next.post('/admin/login?next=/admin/password', { email, password: PASSWORD });
      const location = asked.headers.get('location') ?? '';
      expect(location).toMatch(/^\/admin\/login\/second-factor\?next=/);
      expect((await next.get('/admin')).headers.get('location')).toBe('/admin/login');
      expect((await next.post(location, { code: '000000' })).status).toBe(401);
      // A code works once.
      const answer = await next.post(location, { code });
      const isIn = where === '/admin/password';
      expect([answer.status, answer.headers.get('location')]).toEqual(isIn ? [302, where] : [401, null]);
      expect((await next.get('/admin')).headers.get('location')).toBe(isIn ? null : where);
    }
    const admin = await signIn(site, people.admin.email);
    await admin.post(`/admin/users/${people.editor.id}`, { intent: 'resetFactor' });
    expect((await visitor.get('/admin')).status).toBe(302);
    await signIn(site, email);
  });

  test('requires a second factor of admins when the setting says so', async () => {
    const visitor = await signIn(site, people.admin.email);
    const requireSecondFactor = (value: string) =>
      site.change(async (db) => {
        await db.deleteFrom('setting').where('key', '=', 'security.requireSecondFactor').execute();
        const row = {
          key: 'security.requireSecondFactor',
          value,
          version: 1,
          updated_at: 1,
          updated_by: null,
        };
        await db.insertInto('setting').values(row).execute();
      });
    await requireSecondFactor('true');
    expect((await visitor.get('/admin')).headers.get('location')).toBe('/admin/second-factor');
    expect((await visitor.get('/admin/second-factor')).status).toBe(200);
    expect((await (await signIn(site, people.newcomer.email, FRESH)).get('/admin')).status).toBe(200);
    await requireSecondFactor('false');
    expect((await visitor.get('/admin')).status).toBe(200);
  });

  test('requires a second factor of everybody when the other setting says so', async () => {
    const visitors = [
      await signIn(site, people.admin.email),
      await signIn(site, people.newcomer.email, FRESH),
    ];
    const key = 'security.requireSecondFactorOfAll';
    const row = { key, value: 'true', version: 1, updated_at: 1, updated_by: null };
    await site.change(async (db) => void (await db.insertInto('setting').values(row).execute()));
    for (const visitor of visitors) {
      expect((await visitor.get('/admin')).headers.get('location')).toBe('/admin/second-factor');
      expect((await visitor.get('/admin/second-factor')).status).toBe(200);
    }
    await site.change(async (db) => void (await db.deleteFrom('setting').where('key', '=', key).execute()));
    for (const visitor of visitors) expect((await visitor.get('/admin')).status).toBe(200);
  });
});
