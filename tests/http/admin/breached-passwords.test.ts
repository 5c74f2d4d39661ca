import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { type ProviderServer, startProviderServer } from '../../kit/servers/provider-server.ts';
import { linksOf } from '../../kit/servers/read-mail.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const BREACHED = 'köhnə-forumdan-şifrə';
const FRESH = 'heç-yerdə-olmayan-şifrə';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

describe('a site that asks for breached passwords', () => {
  let site: TestSite;
  let mail: MailServer;
  let service: ProviderServer;
  let admin: Actor;
  let editor: Actor;
  beforeAll(async () => {
    mail = await startMailServer();
    service = await startProviderServer();
    site = await startSite({
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url, BREACHED_PASSWORDS_URL: `${service.url}/range` },
      async fill(db) {
        admin = await writeStaff(db, 'admin');
        editor = await writeStaff(db, 'editor');
      },
    });
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
    await service.close();
  });

  const answerAsService = () =>
    service.answer(({ pathname }) => {
      const found = pathname === `/range/${hashOf(BREACHED).slice(0, 5)}` ? hashOf(BREACHED).slice(5) : '';
      return { body: [`${found || 'C'.repeat(35)}:5`, `${'D'.repeat(35)}:0`].join('\r\n') };
    });
  const isRefused = async (answer: Response) => {
    const html = await answer.text();
    expect(html).toMatch(/<input(?=[^>]*name="fresh")[^>]*aria-invalid="true"/);
    expect(html).toContain(problemText['password.breached']);
    return answer.status === 422;
  };
  /** Follows a link by mail, is refused with the breached password and signs in with the other one. */
  async function choosePassword(visitor: Visitor, email: string) {
    const letter = await mail.take(({ to }) => to.includes(email));
    const path = (linksOf(letter)[0] ?? '').replace(/^https?:\/\/[^/]+/, '');
    expect(await isRefused(await visitor.post(path, { fresh: BREACHED, repeat: BREACHED }))).toBe(true);
    const answer = await visitor.post(path, { fresh: FRESH, repeat: FRESH });
    expect(answer.headers.get('location')).toBe('/admin/login');
    await signIn(site, email, FRESH);
  }

  test('refuses them for an invitation, a reset and a change', async () => {
    answerAsService();
    const email = 'yeni-muxbir@example.az';
    const inviter = await signIn(site, admin.email);
    await inviter.post('/admin/users', { name: 'Nigar Quliyeva', email, role: 'author' });
    await choosePassword(newVisitor(site), email);

    const forgetful = newVisitor(site);
    await forgetful.post('/admin/forgot-password', { email: admin.email });
    await choosePassword(forgetful, admin.email);

    const author = await signIn(site, email, FRESH);
    const change = (fresh: string) =>
      author.post('/admin/password', { current: FRESH, fresh, repeat: fresh });
    expect(await isRefused(await change(BREACHED))).toBe(true);
    expect((await change(PASSWORD)).headers.get('location')).toBe('/admin');
  });

  test('does not ask for a link that is not valid', async () => {
    answerAsService();
    service.calls.length = 0;
    const answer = await newVisitor(site).post('/admin/reset-password?token=guessed', {
      fresh: BREACHED,
      repeat: BREACHED,
    });
    expect(await answer.text()).toContain(problemText['password.linkInvalid']);
    expect(service.calls).toEqual([]);
  });

  test('accepts every password and logs a warning while the service gives no answer', async () => {
    service.answer(() => ({ status: 503 }));
    const visitor = await signIn(site, editor.email);
    const fields = { current: PASSWORD, fresh: BREACHED, repeat: BREACHED };
    expect((await visitor.post('/admin/password', fields)).headers.get('location')).toBe('/admin');
    const warnings = site.takeProblems();
    expect(warnings).toEqual([expect.stringMatching(/not compared with breached ones.*answers 503/)]);
    for (const secret of [BREACHED, hashOf(BREACHED).slice(0, 5)])
      expect(warnings.join()).not.toContain(secret);
  });
});
