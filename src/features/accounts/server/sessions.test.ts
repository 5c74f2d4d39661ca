import { createOTP } from '@better-auth/utils/otp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DAY, HOUR, SECOND } from '#az/format/durations.ts';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import {
  describeOnEachDatabase,
  describeOnSqlite,
  type TestDatabase,
} from '#tests/kit/databases/databases.ts';
import { codeOf, secretOf } from '#tests/kit/site/second-factor.ts';
import { setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { hashPassword, PASSWORD_COST } from '../rules/password-hash.ts';

const TOKEN = 'newsroom.session_token';

/** Two browsers in which one account is signed in. */
async function openTwoBrowsers(database: TestDatabase, email: string) {
  const browsers = [setUpAuth(database), setUpAuth(database)] as const;
  for (const browser of browsers) await browser.post('/sign-in/email', signInWith(email));
  return browsers;
}

describeOnEachDatabase('a session', (open) => {
  it('that a wrong statement cannot read is an error of the program, not of the database', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const browser = setUpAuth(database);
    await browser.post('/sign-in/email', signInWith(email));
    await database.db.schema.alterTable('staff_session').renameTo('staff_session_away').execute();
    const failure = await browser.session().catch((error) => error);
    await database.db.schema.alterTable('staff_session_away').renameTo('staff_session').execute();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(DatabaseUnavailable);
    expect(failure.message).toContain('staff_session');
  });

  it('ends on other devices when the password changes, and gets a new token on this one', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const [here, there] = await openTwoBrowsers(database, email);
    const before = here.jar.get(TOKEN);
    const body = { currentPassword: PASSWORD, newPassword: 'başqa-uzun-şifrə', revokeOtherSessions: true };
    expect((await here.post('/change-password', body)).status).toBe(200);
    expect(await there.session()).toBeNull();
    expect((await here.session())?.staff.email).toBe(email);
    expect(here.jar.get(TOKEN)).not.toBe(before);
    here.jar.set(TOKEN, before ?? '');
    expect(await here.session()).toBeNull();
  });

  it('ends on other devices when the second factor changes, and stays on this one', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const here = setUpAuth(database);
    const other = await writeStaff(database.db, 'editor');
    const stranger = setUpAuth(database);
    await stranger.post('/sign-in/email', signInWith(other.email));
    await here.post('/sign-in/email', signInWith(email));
    const { body } = await here.post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    const changes = [
      async () => here.post('/two-factor/verify-totp', { code: await codeOf(body.totpURI) }),
      () => here.post('/two-factor/generate-backup-codes', { password: PASSWORD }),
      () => here.post('/two-factor/disable', { password: PASSWORD }),
    ];
    let isOn = false;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    for (const change of changes) {
      // A code works once, and the next one comes after half a minute.
      vi.setSystemTime(Date.now() + 30 * SECOND);
      const there = setUpAuth(database);
      await there.post('/sign-in/email', signInWith(email));
      if (isOn) await there.post('/two-factor/verify-totp', { code: await codeOf(body.totpURI) });
      expect((await there.session())?.staff.email).toBe(email);
      expect((await change()).status).toBe(200);
      expect(await there.session()).toBeNull();
      expect((await here.session())?.staff.email).toBe(email);
      isOn = true;
    }
    expect((await stranger.session())?.staff.email).toBe(other.email);
    // A second factor that was refused changes nothing.
    const there = setUpAuth(database);
    await there.post('/sign-in/email', signInWith(email));
    expect((await here.post('/two-factor/disable', { password: 'yanlış-şifrə' })).status).not.toBe(200);
    expect((await there.session())?.staff.email).toBe(email);
  });

  it('never is one that the browser had before the sign-in', async () => {
    const database = await open();
    const [attacker, victim] = [
      await writeStaff(database.db, 'author'),
      await writeStaff(database.db, 'admin'),
    ];
    const theirs = setUpAuth(database);
    await theirs.post('/sign-in/email', signInWith(attacker.email));
    const planted = theirs.jar.get(TOKEN) ?? '';
    for (const cookie of [planted, 'invented', `invented.${planted.split('.')[1]}`]) {
      const browser = setUpAuth(database);
      browser.jar.set(TOKEN, cookie);
      await browser.post('/sign-in/email', signInWith(victim.email));
      expect(browser.jar.get(TOKEN)).not.toBe(cookie);
      expect((await browser.session())?.staff.id).toBe(victim.id);
    }
    // The session that the browser had is over.
    expect(await theirs.session()).toBeNull();
    expect(attacker.id).not.toBe(victim.id);
  });

  it('stays when the sign-in fails', async () => {
    const database = await open();
    const { email, id } = await writeStaff(database.db, 'editor');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    expect((await post('/sign-in/email', signInWith(email, 'yanlış-şifrə'))).status).toBe(401);
    expect((await session())?.staff.id).toBe(id);
  });

  it('ends after 90 days, also when it was used every day', async () => {
    const database = await open();
    const { email, id } = await writeStaff(database.db, 'editor');
    const { auth, post, session, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const beginDaysAgo = (days: number) =>
      database.db
        .updateTable('staff_session')
        .set({ created_at: new Date(Date.now() - days * DAY).toISOString() })
        .execute();
    await beginDaysAgo(89);
    expect((await session())?.staff.id).toBe(id);
    await beginDaysAgo(90);
    expect(await session()).toBeNull();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(await auth.isSignedIn(new Headers({ cookie }))).toBe(false);
  });

  it('ends after 30 days without use', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const row = await database.db.selectFrom('staff_session').select('expires_at').executeTakeFirst();
    const days = (new Date(row?.expires_at ?? 0).getTime() - Date.now()) / DAY;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    await database.db
      .updateTable('staff_session')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await session()).toBeNull();
  });

  it('is prolonged by the first use a day after it began or was prolonged, and not before', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const expireIn = (ms: number) =>
      database.db
        .updateTable('staff_session')
        .set({ expires_at: new Date(Date.now() + ms).toISOString() })
        .execute();
    const daysLeft = async () => {
      const row = await database.db.selectFrom('staff_session').select('expires_at').executeTakeFirst();
      return (new Date(row?.expires_at ?? 0).getTime() - Date.now()) / DAY;
    };
    await expireIn(29 * DAY + HOUR);
    expect((await session())?.cookies).toEqual([]);
    expect(await daysLeft()).toBeLessThan(29.1);
    await expireIn(29 * DAY - HOUR);
    expect((await session())?.cookies).toEqual([
      expect.stringMatching(/^newsroom\.session_token=.*Max-Age=2592000/i),
    ]);
    expect(await daysLeft()).toBeGreaterThan(29.9);
    expect((await session())?.cookies).toEqual([]);
  });

  it('says what the account has still to do, and how the session began', async () => {
    const database = await open();
    const { db } = database;
    const { email } = await writeStaff(db, 'editor');
    const { post, session } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const facts = { mustChangePassword: false, hasSecondFactor: false, byPasskey: false };
    expect((await session())?.staff).toMatchObject(facts);
    await db.updateTable('staff').set({ must_change_password: 1 }).execute();
    expect((await session())?.staff).toMatchObject({ ...facts, mustChangePassword: true });
    await db.updateTable('staff').set({ must_change_password: 0, two_factor_enabled: 1 }).execute();
    expect((await session())?.staff).toMatchObject({ ...facts, hasSecondFactor: true });
    await db.updateTable('staff').set({ two_factor_enabled: 0 }).execute();
    await db.updateTable('staff_session').set({ by_passkey: 1 }).execute();
    expect((await session())?.staff).toMatchObject({ ...facts, byPasskey: true });
  });

  it('is that of the first cookie, and only with its signature', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { auth, post, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const signed = jar.get(TOKEN) ?? '';
    const token = decodeURIComponent(signed).split('.')[0] ?? '';
    const sessionOf = (...values: string[]) =>
      auth.findSession(new Headers({ cookie: values.map((value) => `${TOKEN}=${value}`).join('; ') }));
    expect((await sessionOf(signed, 'planted'))?.staff.email).toBe(email);
    for (const values of [['planted', signed], [token], [`${token}.`], [`${token}.AAAA`], []])
      expect(await sessionOf(...values)).toBeNull();
  });

  it('begins with a code of this or a neighbouring half minute, and with no other', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'admin');
    const { post } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const { body } = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    const otp = createOTP(secretOf(body.totpURI));
    const codeAt = (step: number) => otp.hotp(Math.floor(Date.now() / 30_000) + step);
    expect((await post('/two-factor/verify-totp', { code: await codeAt(0) })).status).toBe(200);
    // One step more than the edge: the half minute may end during the test.
    const statuses: number[] = [];
    for (const step of [-3, 3, 1]) {
      const browser = setUpAuth(database);
      await browser.post('/sign-in/email', signInWith(email));
      statuses.push((await browser.post('/two-factor/verify-totp', { code: await codeAt(step) })).status);
    }
    expect(statuses).toEqual([401, 401, 200]);
  });
});

// Passwords are hashed as on a site, nine times, which takes most of two seconds. The database has no part in it.
describeOnSqlite('a sign-in', (open) => {
  it('is refused with the same work for an account that exists and for one that does not', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const disabled = await writeStaff(database.db, 'editor');
    await database.db.updateTable('staff').set({ banned: 1 }).where('id', '=', disabled.id).execute();
    await database.db
      .updateTable('staff_credential')
      .set({ password: await hashPassword(PASSWORD, PASSWORD_COST) })
      .execute();
    const { post } = setUpAuth(database, { hashCost: PASSWORD_COST });
    const cpuOf = async (address: string) => {
      let least = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 3; round++) {
        const start = process.cpuUsage();
        expect((await post('/sign-in/email', signInWith(address, 'yanlış-şifrə'))).status).toBe(401);
        const { user, system } = process.cpuUsage(start);
        least = Math.min(least, user + system);
      }
      return least;
    };
    const known = await cpuOf(email);
    // Hashing a password is nearly all of the work. Without it, the share would be a tenth or less.
    for (const address of ['yoxdur@example.az', disabled.email])
      expect((await cpuOf(address)) / known).toBeGreaterThan(0.5);
  });
});
