import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases/databases.ts';
import { createSignInGuard, networkFailures, networkResetMails, passwordAttempts } from './sign-in-guard.ts';

const EMAIL = 'leyla@example.az';
const OFFICE = '192.0.2.1';

function setUp({ db }: TestDatabase, over: { secret?: string; isHttps?: boolean } = {}) {
  let now = NOON;
  const { secret = 'secret of this site', isHttps = true } = over;
  const guard = createSignInGuard({ db, secret, isHttps, now: () => now, newId });
  let clientAddress = OFFICE;
  const admit = async (email: string, cookies: string | null) =>
    (await guard.admitPassword({ email, cookies, clientAddress })) === 0;
  return {
    guard,
    admit,
    acceptSignIn: (email: string, cookies: string | null) =>
      guard.acceptSignIn({ email, cookies, clientAddress }),
    /** Whether each of the tries was allowed. */
    async tryRepeatedly(email: string, cookies: string | null, times = passwordAttempts.maxAttempts + 1) {
      const allowed: boolean[] = [];
      for (let i = 0; i < times; i++) allowed.push(await admit(email, cookies));
      return allowed;
    },
    from: (address: string) => {
      clientAddress = address;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const allButTheLast = [...Array(passwordAttempts.maxAttempts).fill(true), false];
const cookieOf = (line: string) => line.split(';')[0] ?? '';

describeOnEachDatabase('createSignInGuard', (open) => {
  it('counts all unknown browsers together, for accounts that exist or not, in any spelling', async () => {
    const database = await open();
    const { tryRepeatedly, admit, wait, guard } = setUp(database);
    expect(await tryRepeatedly(EMAIL, null)).toEqual(allButTheLast);
    wait(MINUTE);
    expect(await guard.admitPassword({ email: EMAIL, cookies: null, clientAddress: OFFICE })).toBe(
      14 * MINUTE,
    );
    expect(await admit(' LEYLA@example.az ', 'a=b')).toBe(false);
    // Another instance counts the same tries.
    expect(await setUp(database).admit(EMAIL, null)).toBe(false);
    expect(await admit('orxan@example.az', null)).toBe(true);
    wait(14 * MINUTE);
    expect(await admit(EMAIL, null)).toBe(true);
    const rows = await database.db.selectFrom('attempt_count').select('subject').execute();
    expect(JSON.stringify(rows)).not.toMatch(/leyla|orxan/i);
  });

  it('gives a browser in which somebody has signed in a limit of its own', async () => {
    const { tryRepeatedly, admit, acceptSignIn } = setUp(await open());
    const line = await acceptSignIn(EMAIL, null);
    expect(line).toMatch(
      /^newsroom\.known_[\w-]{8}=.+; Path=\/admin; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const known = cookieOf(line);
    await tryRepeatedly(EMAIL, null);
    expect(await tryRepeatedly(EMAIL, `x=1; ${known}`)).toEqual(allButTheLast);
    // After a correct sign-in the count starts again, for the same browser.
    expect(cookieOf(await acceptSignIn(EMAIL, known))).toBe(known);
    expect(await admit(EMAIL, known)).toBe(true);
    expect(await admit(EMAIL, null)).toBe(false);
    await acceptSignIn(EMAIL, null);
    expect(await admit(EMAIL, null)).toBe(true);
  });

  it('accepts only an unchanged cookie of this account and this site', async () => {
    const database = await open();
    const { tryRepeatedly, admit, acceptSignIn } = setUp(database, { isHttps: false });
    const line = await acceptSignIn(EMAIL, null);
    expect(line).not.toContain('Secure');
    const known = cookieOf(line);
    const other = cookieOf(await acceptSignIn('orxan@example.az', null));
    const [name = '', value = ''] = known.split('=');
    await tryRepeatedly(EMAIL, null);
    const forged = [
      `${name}=${value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      `${name}=x${value}`,
      `${name}=${other.split('=')[1]}`,
      `${name}=`,
      `x${known}`,
      other,
    ];
    for (const cookies of forged) expect(await admit(EMAIL, cookies), cookies).toBe(false);
    expect(await setUp(database, { secret: 'secret of another site' }).tryRepeatedly(EMAIL, known)).toEqual(
      allButTheLast,
    );
    expect(await admit(EMAIL, `${other}; ${known}`)).toBe(true);
  });

  it('does not lock an office because of one colleague, but stops guesses over many accounts', async () => {
    const { tryRepeatedly, admit, acceptSignIn, from, wait, guard } = setUp(await open());
    const known = cookieOf(await acceptSignIn('orxan@example.az', null));
    // Tries beyond the limit of the account are not checked, so they do not count for the network.
    await tryRepeatedly(EMAIL, null, networkFailures.maxAttempts + 50);
    // Correct passwords do not count for the network.
    for (let i = 0; i < networkFailures.maxAttempts + 50; i++) {
      expect(await admit(`emekdas-${i}@example.az`, null)).toBe(true);
      await acceptSignIn(`emekdas-${i}@example.az`, null);
    }
    const left = networkFailures.maxAttempts - passwordAttempts.maxAttempts;
    for (let i = 0; i < left; i++) expect(await admit(`hesab-${i}@example.az`, null)).toBe(true);
    wait(5 * MINUTE);
    const next = { email: 'hesab@example.az', cookies: null };
    expect(await guard.admitPassword({ ...next, clientAddress: OFFICE })).toBe(10 * MINUTE);
    // A known browser and another network are not limited.
    expect(await admit('orxan@example.az', known)).toBe(true);
    from('192.0.2.2');
    expect(await admit('hesab@example.az', null)).toBe(true);
    from(OFFICE);
    wait(10 * MINUTE);
    expect(await admit('hesab@example.az', null)).toBe(true);
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const { admit, from } = setUp(await open());
    for (let i = 0; i < networkFailures.maxAttempts; i++) {
      from(`2001:db8:0:1::${i.toString(16)}`);
      expect(await admit(`hesab-${i}@example.az`, null)).toBe(true);
    }
    from('2001:db8:0:1:ffff::1');
    expect(await admit(EMAIL, null)).toBe(false);
    from('2001:db8:0:2::1');
    expect(await admit(EMAIL, null)).toBe(true);
  });

  it('refuses a used code for as long as the sign-in library accepts it, on every account for itself', async () => {
    const { guard, wait } = setUp(await open());
    expect(await guard.consumeCode('leyla', '123456')).toBe(true);
    // 30 seconds in the app, and 30 seconds before and after that.
    for (const ms of [0, 30_000, 59_999]) {
      wait(ms);
      expect(await guard.consumeCode('leyla', '123456')).toBe(false);
    }
    expect(await guard.consumeCode('leyla', '654321')).toBe(true);
    expect(await guard.consumeCode('orxan', '123456')).toBe(true);
    wait(HOUR);
    expect(await guard.consumeCode('leyla', '123456')).toBe(true);
  });

  it('shows the lock of an account without counting, and an admin can end it', async () => {
    const { db, ...database } = await open();
    const { guard, tryRepeatedly, admit, wait } = setUp({ db, ...database });
    const account = { id: 'leyla', email: 'Leyla@example.az' };
    const justAllowed = passwordAttempts.maxAttempts - 1;
    await tryRepeatedly(EMAIL, null, justAllowed);
    expect(await guard.findLock(account)).toBe(0);
    await admit(EMAIL, null);
    wait(MINUTE);
    expect([await guard.findLock(account), await guard.findLock(account)]).toEqual([
      14 * MINUTE,
      14 * MINUTE,
    ]);
    expect(await guard.findLock({ id: 'orxan', email: 'orxan@example.az' })).toBe(0);
    for (let i = 0; i < 5; i++) await guard.allowsResetMail(EMAIL);
    await guard.liftLock(db, account);
    expect(await guard.findLock(account)).toBe(0);
    expect([await admit(EMAIL, null), await guard.allowsResetMail(EMAIL)]).toEqual([true, true]);

    for (let i = 0; i < passwordAttempts.maxAttempts; i++) await guard.admitProof('leyla');
    expect(await guard.findLock(account)).toBe(15 * MINUTE);
    await guard.liftLock(db, account);
    expect(await guard.admitProof('leyla')).toBe(0);
    await tryRepeatedly(EMAIL, null);
    wait(HOUR);
    expect(await guard.findLock(account)).toBe(0);
  });

  it('limits the reset mails of a network and the confirmations of a signed-in person', async () => {
    const { guard } = setUp(await open());
    for (let i = 0; i < networkResetMails.maxAttempts; i++)
      expect(await guard.admitResetMail(OFFICE)).toBe(0);
    expect(await guard.admitResetMail(OFFICE)).toBe(HOUR);
    expect(await guard.admitResetMail('192.0.2.2')).toBe(0);
    for (let i = 0; i < passwordAttempts.maxAttempts; i++) expect(await guard.admitProof('7')).toBe(0);
    expect(await guard.admitProof('7')).toBe(15 * MINUTE);
    expect(await guard.admitProof('8')).toBe(0);
    await guard.acceptProof('7');
    expect(await guard.admitProof('7')).toBe(0);
  });

  it('allows five reset mails an hour to one account', async () => {
    const { guard, wait } = setUp(await open());
    const sendSix = async () => {
      const allowed: boolean[] = [];
      for (let i = 0; i < 6; i++) allowed.push(await guard.allowsResetMail(EMAIL));
      return allowed;
    };
    expect(await sendSix()).toEqual([true, true, true, true, true, false]);
    wait(HOUR);
    expect(await guard.allowsResetMail(EMAIL)).toBe(true);
  });
});
