import { expect, it } from 'vitest';
import { MINUTE, NOON, newId } from '#tests/kit/content.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases.ts';
import { createSignInGuard, passwordTries } from './sign-in-guard.ts';

const EMAIL = 'leyla@example.az';

function setUp({ db }: TestDatabase, over: { secret?: string; isHttps?: boolean } = {}) {
  let now = NOON;
  const { secret = 'a secret of this house', isHttps = true } = over;
  const guard = createSignInGuard({ db, secret, isHttps, now: () => now, newId });
  return {
    ...guard,
    /** Whether each of so many tries was allowed. */
    async tryOften(email: string, cookies: string | null, times = passwordTries.most + 1) {
      const allowed: boolean[] = [];
      for (let i = 0; i < times; i++) allowed.push(await guard.admit(email, cookies));
      return allowed;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const allButTheLast = [...Array(passwordTries.most).fill(true), false];
const cookieOf = (line: string) => line.split(';')[0] ?? '';

describeOnEachDatabase('createSignInGuard', (open) => {
  it('counts all unknown browsers together, for accounts that exist or not, under any spelling', async () => {
    const database = await open();
    const { tryOften, admit, wait } = setUp(database);
    expect(await tryOften(EMAIL, null)).toEqual(allButTheLast);
    expect(await admit(' LEYLA@example.az ', 'a=b')).toBe(false);
    // Another instance of the program counts on.
    expect(await setUp(database).admit(EMAIL, null)).toBe(false);
    expect(await admit('orxan@example.az', null)).toBe(true);
    wait(15 * MINUTE);
    expect(await admit(EMAIL, null)).toBe(true);
    const kept = await database.db.selectFrom('sign_in_try').select('subject').execute();
    expect(JSON.stringify(kept)).not.toMatch(/leyla|orxan/i);
  });

  it('gives a browser in which somebody has signed in a limit of its own', async () => {
    const { tryOften, admit, welcome } = setUp(await open());
    const line = await welcome(EMAIL, null);
    expect(line).toMatch(
      /^newsroom\.known_[\w-]{8}=.+; Path=\/admin; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const known = cookieOf(line);
    await tryOften(EMAIL, null);
    expect(await tryOften(EMAIL, `x=1; ${known}`)).toEqual(allButTheLast);
    // Who proves to be the owner begins anew, as the same browser.
    expect(cookieOf(await welcome(EMAIL, known))).toBe(known);
    expect(await admit(EMAIL, known)).toBe(true);
    expect(await admit(EMAIL, null)).toBe(false);
    await welcome(EMAIL, null);
    expect(await admit(EMAIL, null)).toBe(true);
  });

  it('knows a browser by an untouched cookie of this account and this site alone', async () => {
    const database = await open();
    const { tryOften, admit, welcome } = setUp(database, { isHttps: false });
    const line = await welcome(EMAIL, null);
    expect(line).not.toContain('Secure');
    const known = cookieOf(line);
    const other = cookieOf(await welcome('orxan@example.az', null));
    const [name = '', value = ''] = known.split('=');
    await tryOften(EMAIL, null);
    const forged = [
      `${name}=${value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      `${name}=x${value}`,
      `${name}=${other.split('=')[1]}`,
      `${name}=`,
      `x${known}`,
      other,
    ];
    for (const cookies of forged) expect(await admit(EMAIL, cookies), cookies).toBe(false);
    expect(await setUp(database, { secret: 'another house' }).tryOften(EMAIL, known)).toEqual(allButTheLast);
    expect(await admit(EMAIL, `${other}; ${known}`)).toBe(true);
  });

  it('lets five letters an hour go to one address', async () => {
    const { allowsLetter, wait } = setUp(await open());
    const letters = async () => {
      const allowed: boolean[] = [];
      for (let i = 0; i < 6; i++) allowed.push(await allowsLetter(EMAIL));
      return allowed;
    };
    expect(await letters()).toEqual([true, true, true, true, true, false]);
    wait(60 * MINUTE);
    expect(await allowsLetter(EMAIL)).toBe(true);
  });
});
