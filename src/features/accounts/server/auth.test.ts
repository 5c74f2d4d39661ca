import { createOTP } from '@better-auth/utils/otp';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { AUTH_SECRET, setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { disableStaff } from '../rules/change-staff.ts';

const now = () => Date.now();

describeOnEachDatabase('createAuth', (open) => {
  it('signs in and out', async () => {
    const database = await open();
    const editor = await writeStaff(database.db, 'editor');
    const { post, session, jar } = setUpAuth(database);
    expect(await session()).toBeNull();
    const answer = await post('/sign-in/email', signInWith(editor.email.toUpperCase()));
    expect(answer.status).toBe(200);
    expect(answer.response.headers.getSetCookie()[0]).toMatch(
      /^newsroom\.session_token=.*Max-Age=2592000.*HttpOnly.*SameSite=Lax/i,
    );
    const hasSession = createSessionCheck(AUTH_SECRET);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(hasSession({ rawHeaders: ['Cookie', cookie] })).toBe(true);
    expect((await session())?.staff).toEqual({
      ...editor,
      categories: null,
      mustChangePassword: false,
      hasSecondFactor: false,
      byPasskey: false,
      sessionId: expect.any(String),
    });
    const stolen = new Map(jar);
    expect((await post('/sign-out', {})).status).toBe(200);
    expect([...jar.keys()].filter((name) => !name.includes('known_'))).toEqual([]);
    for (const [name, value] of stolen) jar.set(name, value);
    expect(await session()).toBeNull();
  });

  it('records when somebody was last active, and keeps it after they sign out', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'author');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    await session();
    const seenAt = async () =>
      (await database.db.selectFrom('staff').select('last_seen_at').where('id', '=', id).executeTakeFirst())
        ?.last_seen_at;
    const first = await seenAt();
    expect(Math.abs((first ?? 0) - now())).toBeLessThan(MINUTE);
    await session();
    await post('/sign-out', {});
    expect(await seenAt()).toBe(first);
  });

  it('ends a session without "remember me" with the browser', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'author');
    const { post } = setUpAuth(database);
    const answer = await post('/sign-in/email', { ...signInWith(email), rememberMe: false });
    expect(answer.response.headers.getSetCookie()[0]).not.toMatch(/max-age|expires/i);
  });

  it('refuses a wrong password, an unknown address, a disabled account and one without a role', async () => {
    const database = await open();
    const { db } = database;
    const admin = await writeStaff(db, 'admin');
    const author = await writeStaff(db, 'author');
    const other = await writeStaff(db, 'author');
    await disableStaff(db, {
      actor: admin,
      id: author.id,
      reason: 'getdi',
      adminEmail: null,
      now: now(),
      newId,
    });
    await db.updateTable('staff').set({ role: null }).where('id', '=', other.id).execute();
    const { post, session } = setUpAuth(database);
    expect((await post('/sign-in/email', signInWith(admin.email, 'yanlış-şifrə'))).status).toBe(401);
    expect((await post('/sign-in/email', signInWith('heç.kim@example.az'))).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await post('/sign-in/email', signInWith(author.email))).status).toBe(403);
    expect((await post('/sign-in/email', signInWith(other.email))).status).toBe(403);
    expect(await session()).toBeNull();
  });

  it('ends the sessions of somebody who is disabled at once', async () => {
    const database = await open();
    const admin = await writeStaff(database.db, 'admin');
    const author = await writeStaff(database.db, 'author');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(author.email));
    expect(await session()).not.toBeNull();
    const change = { actor: admin, id: author.id, adminEmail: null, now: now(), newId };
    await disableStaff(database.db, { ...change, reason: 'getdi' });
    expect(await session()).toBeNull();
    const rows = await database.db.selectFrom('staff_session').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('keeps the account of ADMIN_EMAIL an admin whatever its row says', async () => {
    const database = await open();
    const owner = await writeStaff(database.db, 'author', { email: 'sahib@example.az' });
    await database.db.updateTable('staff').set({ role: null }).where('id', '=', owner.id).execute();
    const { post, session } = setUpAuth(database, { adminEmail: owner.email });
    expect((await post('/sign-in/email', signInWith(owner.email))).status).toBe(200);
    expect((await session())?.staff.role).toBe('admin');
  });

  it('refuses forms of other sites', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post } = setUpAuth(database);
    const foreign = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    };
    expect((await post('/sign-in/email', signInWith(email), foreign)).status).toBe(403);
    await post('/sign-in/email', signInWith(email));
    expect((await post('/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('sends a link that sets a password once, ends the sessions, and does not reveal unknown addresses', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post, sent, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    expect((await post('/request-password-reset', { email: 'yox@example.az' })).status).toBe(200);
    expect((await post('/request-password-reset', { email })).status).toBe(200);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({ to: email, subject: 'Qəzet: şifrənin yenilənməsi' });
    const token = /https:\/\/example\.az\/admin\/reset-password\?token=(\w+)/.exec(sent[0]?.text ?? '')?.[1];
    const stored = await database.db.selectFrom('staff_verification').select('identifier').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await post('/reset-password', { token, newPassword: 'qısa' })).status).toBe(400);
    expect((await post('/reset-password', { token, newPassword: 'başqa-uzun-şifrə' })).status).toBe(200);
    expect((await post('/reset-password', { token, newPassword: 'üçüncü-uzun-şifrə' })).status).toBe(400);
    expect(await session()).toBeNull();
    expect((await post('/sign-in/email', signInWith(email))).status).toBe(401);
    expect((await post('/sign-in/email', signInWith(email, 'başqa-uzun-şifrə'))).status).toBe(200);
  });

  it('lets an invited person choose a password by a link that expires', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'author');
    await database.db.deleteFrom('staff_credential').execute();
    const { auth, post } = setUpAuth(database);
    const tokenOf = (link: string) => new URL(link).searchParams.get('token');
    const old = tokenOf(await auth.createPasswordLink({ staffId: id, hours: -1 }));
    expect(await auth.isPasswordLinkOpen(old ?? '')).toBe(false);
    expect((await post('/reset-password', { token: old, newPassword: PASSWORD })).status).toBe(400);
    const token = tokenOf(await auth.createPasswordLink({ staffId: id, hours: 72 })) ?? '';
    expect(await auth.isPasswordLinkOpen(token)).toBe(true);
    expect((await post('/reset-password', { token, newPassword: PASSWORD })).status).toBe(200);
    expect(await auth.isPasswordLinkOpen(token)).toBe(false);
    expect((await post('/sign-in/email', signInWith(email))).status).toBe(200);
  });

  it('refuses passwords that are easy to guess, by a link and from a signed-in person', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'editor', { email: 'leyla.hesenova@example.az' });
    const { auth, post } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const link = await auth.createPasswordLink({ staffId: id, hours: 72 });
    const token = new URL(link).searchParams.get('token');
    const weak = {
      qwertyuiop: 'common',
      aaaaaaaaaaaa: 'repeated',
      'leyla.hesenova': 'email',
      [email]: 'email',
    };
    for (const [newPassword, problem] of Object.entries(weak)) {
      const refused = { status: 422, body: { problem: `password.${problem}` } };
      expect(await post('/reset-password', { token, newPassword })).toMatchObject(refused);
      const body = { currentPassword: PASSWORD, newPassword, revokeOtherSessions: true };
      expect(await post('/change-password', body)).toMatchObject(refused);
    }
    expect((await post('/reset-password', { token, newPassword: 'başqa-uzun-şifrə' })).status).toBe(200);
  });

  it('asks for the second factor and accepts each recovery code once', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'admin');
    const { post, session, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const enabled = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    const uri = new URL(enabled.body.totpURI);
    expect(uri.searchParams.get('issuer')).toBe('Qəzet');
    const secret = Buffer.from(fromBase32(uri.searchParams.get('secret') ?? '')).toString();
    const code = await createOTP(secret).totp();
    expect((await session())?.staff.hasSecondFactor).toBe(false);
    expect((await post('/two-factor/verify-totp', { code })).status).toBe(200);
    expect((await session())?.staff.hasSecondFactor).toBe(true);

    const [recovery] = enabled.body.backupCodes;
    for (const status of [200, 401]) {
      jar.clear();
      const asked = await post('/sign-in/email', signInWith(email));
      expect(asked.body.twoFactorRedirect).toBe(true);
      expect(await session()).toBeNull();
      expect((await post('/two-factor/verify-backup-code', { code: recovery })).status).toBe(status);
      expect((await session()) !== null).toBe(status === 200);
    }
  });

  it('accepts each code of an app once, even from several browsers at once', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'admin');
    const { post, session, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const { body } = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    const secret = Buffer.from(fromBase32(new URL(body.totpURI).searchParams.get('secret') ?? '')).toString();
    const step = Math.floor(Date.now() / 30_000);
    const first = await createOTP(secret).hotp(step);
    expect((await post('/two-factor/verify-totp', { code: first })).status).toBe(200);

    jar.clear();
    await post('/sign-in/email', signInWith(email));
    expect(await post('/two-factor/verify-totp', { code: first })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CODE' },
    });
    expect(await session()).toBeNull();

    const next = await createOTP(secret).hotp(step + 1);
    const browsers = [setUpAuth(database), setUpAuth(database), setUpAuth(database)];
    for (const browser of browsers) await browser.post('/sign-in/email', signInWith(email));
    const answers = await Promise.all(
      browsers.map((browser) => browser.post('/two-factor/verify-totp', { code: next })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });
});

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((character) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
