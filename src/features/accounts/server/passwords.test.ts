import { createOTP } from '@better-auth/utils/otp';
import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { secretOf } from '#tests/kit/site/second-factor.ts';
import { setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { isPasswordOf } from '../rules/password-hash.ts';

/** A text of this length that is on no list of weak passwords. */
const passwordOf = (length: number) => `${'Günəşli səhər, uzun yol '.repeat(8).slice(0, length - 2)}qz`;

describeOnEachDatabase('a password', (open) => {
  it.each([
    [9, 400],
    [10, 200],
    [64, 200],
    [128, 200],
    [129, 400],
  ])('of %i characters is answered with %i', async (length, status) => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const newPassword = passwordOf(length);
    expect([...newPassword]).toHaveLength(length);
    const answer = await post('/change-password', { currentPassword: PASSWORD, newPassword });
    expect(answer.status).toBe(status);
    const fresh = setUpAuth(database);
    const used = status === 200 ? newPassword : PASSWORD;
    expect((await fresh.post('/sign-in/email', signInWith(email, used))).status).toBe(200);
  });

  it('is compared as it was typed: with capitals, spaces and every character', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const newPassword = ` ${passwordOf(126)} `;
    expect((await post('/change-password', { currentPassword: PASSWORD, newPassword })).status).toBe(200);
    for (const wrong of [
      newPassword.trim(),
      newPassword.toUpperCase(),
      newPassword.toLowerCase(),
      newPassword.slice(0, 72),
      `${newPassword.slice(0, -2)}x `,
    ]) {
      const answer = await setUpAuth(database).post('/sign-in/email', signInWith(email, wrong));
      expect([wrong, answer.status]).toEqual([wrong, 401]);
    }
    const right = await setUpAuth(database).post('/sign-in/email', signInWith(email, newPassword));
    expect(right.status).toBe(200);
  });

  it('that the sign-in library has hashed is hashed anew at the next sign-in, and at no wrong one', async () => {
    const database = await open();
    const { email, id } = await writeStaff(database.db, 'editor');
    const account = database.db.updateTable('staff_credential').where('staff_id', '=', id);
    await account.set({ password: await hashByLibrary(PASSWORD) }).execute();
    const hashOf = async () =>
      (
        await database.db
          .selectFrom('staff_credential')
          .select('password')
          .where('staff_id', '=', id)
          .executeTakeFirstOrThrow()
      ).password ?? '';
    const old = await hashOf();
    const signIn = async (password: string) =>
      (await setUpAuth(database).post('/sign-in/email', signInWith(email, password))).status;
    expect(await signIn('yanlış-şifrə')).toBe(401);
    expect(await hashOf()).toBe(old);
    expect(await signIn(PASSWORD)).toBe(200);
    const fresh = await hashOf();
    expect(fresh).toMatch(/^scrypt:32768:8:3:/);
    expect(await isPasswordOf({ hash: fresh, password: PASSWORD })).toBe(true);
    expect(await signIn(PASSWORD)).toBe(200);
    expect(await hashOf()).toBe(fresh);
  });

  it('that was reset by mail does not replace the second factor', async () => {
    const database = await open();
    const { email, id } = await writeStaff(database.db, 'admin');
    const owner = setUpAuth(database);
    await owner.post('/sign-in/email', signInWith(email));
    const { body } = await owner.post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    const code = await createOTP(secretOf(body.totpURI)).totp();
    expect((await owner.post('/two-factor/verify-totp', { code })).status).toBe(200);

    const { auth, post, session } = setUpAuth(database);
    const link = await auth.createPasswordLink({ staffId: id, hours: 1 });
    const token = new URL(link).searchParams.get('token');
    const newPassword = passwordOf(20);
    expect((await post('/reset-password', { token, newPassword })).status).toBe(200);
    expect(await session()).toBeNull();
    const answer = await post('/sign-in/email', signInWith(email, newPassword));
    expect(answer.body).toMatchObject({ twoFactorRedirect: true });
    expect(await session()).toBeNull();
    expect((await post('/two-factor/verify-totp', { code })).status).toBe(401);
  });

  it('that was set by one link ends the other links of this account only', async () => {
    const database = await open();
    const [one, other] = [await writeStaff(database.db, 'editor'), await writeStaff(database.db, 'author')];
    const { auth, post } = setUpAuth(database);
    const tokenFor = async ({ id }: { id: string }) =>
      new URL(await auth.createPasswordLink({ staffId: id, hours: 1 })).searchParams.get('token') ?? '';
    const [used, unused, foreign] = [await tokenFor(one), await tokenFor(one), await tokenFor(other)];
    expect((await post('/reset-password', { token: used, newPassword: passwordOf(20) })).status).toBe(200);
    expect(await auth.isPasswordLinkOpen(unused)).toBe(false);
    expect((await post('/reset-password', { token: unused, newPassword: passwordOf(30) })).status).toBe(400);
    expect(await auth.isPasswordLinkOpen(foreign)).toBe(true);
  });
});
