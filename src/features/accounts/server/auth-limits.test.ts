import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { passwordAttempts } from './sign-in-guard.ts';

/** The first tries and the last ones are sent. */
const SENT = 2;

/**
 * As many wrong tries as are allowed. Those between the first and the last are only counted: each would check a password, which is
 * slow on purpose.
 */
async function useUpTries(db: Db, tryOnce: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < SENT; turn++) await tryOnce(turn);
  await db
    .updateTable('attempt_count')
    .set((eb) => ({ count: eb('count', '+', passwordAttempts.maxAttempts - 2 * SENT) }))
    .where('count', '=', SENT)
    .execute();
  for (let turn = SENT; turn < 2 * SENT; turn++) await tryOnce(turn);
}

describeOnEachDatabase('the limits of createAuth', (open) => {
  it('does not lock other accounts at the same address, and says how long to wait', async () => {
    const database = await open();
    const [editor, author] = [
      await writeStaff(database.db, 'editor'),
      await writeStaff(database.db, 'author'),
    ];
    const { post } = setUpAuth(database);
    await useUpTries(database.db, async () => {
      expect((await post('/sign-in/email', signInWith(editor.email, 'səhv'))).status).toBe(401);
    });
    const refused = await post('/sign-in/email', signInWith(editor.email));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    // Another instance counts the same tries.
    expect((await setUpAuth(database).post('/sign-in/email', signInWith(editor.email))).status).toBe(429);
    expect((await post('/sign-in/email', signInWith(author.email))).status).toBe(200);
  });

  it('counts the passwords that a signed-in person types for their own account', async () => {
    const database = await open();
    const [editor, author] = [
      await writeStaff(database.db, 'editor'),
      await writeStaff(database.db, 'author'),
    ];
    const [one, other] = [setUpAuth(database), setUpAuth(database)];
    await one.post('/sign-in/email', signInWith(editor.email));
    await other.post('/sign-in/email', signInWith(author.email));
    const change = (current: string) => ({ currentPassword: current, newPassword: 'başqa-uzun-şifrə' });
    await useUpTries(database.db, async () => {
      expect((await one.post('/change-password', change('səhv'))).status).toBe(400);
    });
    expect((await one.post('/change-password', change(PASSWORD))).status).toBe(429);
    expect((await one.post('/two-factor/enable', { password: PASSWORD })).status).toBe(429);
    expect((await other.post('/change-password', change(PASSWORD))).status).toBe(200);
  });

  it('counts attempts per account too, without locking the owner out', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post, from, jar } = setUpAuth(database);
    expect((await post('/sign-in/email', signInWith(email))).status).toBe(200);
    const known = new Map(jar);
    jar.clear();
    await useUpTries(database.db, async (turn) => {
      from(`198.51.100.${turn}`);
      expect((await post('/sign-in/email', signInWith(email, `səhv-${turn}`))).status).toBe(401);
    });
    from('203.0.113.1');
    // A new browser has to wait, even with the right password. The owner's known browser does not.
    expect((await post('/sign-in/email', signInWith(email))).status).toBe(429);
    for (const [name, value] of known) if (name.includes('known_')) jar.set(name, value);
    expect((await post('/sign-in/email', signInWith(email))).status).toBe(200);

    // From a new browser the owner can still reset the password by mail.
    const fresh = setUpAuth(database);
    await fresh.post('/request-password-reset', { email });
    await expect.poll(() => fresh.sent.length).toBe(1);
    const token = /token=(\w+)/.exec(fresh.sent[0]?.text ?? '')?.[1];
    const changed = await fresh.post('/reset-password', { token, newPassword: 'başqa-uzun-şifrə' });
    expect(changed.status).toBe(200);
    expect((await fresh.post('/sign-in/email', signInWith(email, 'başqa-uzun-şifrə'))).status).toBe(200);
  });

  it('sends an account at most five reset mails an hour, and always answers the same', async () => {
    const database = await open();
    const { email } = await writeStaff(database.db, 'editor');
    const { post, from, sent } = setUpAuth(database);
    for (let i = 0; i < 8; i++) {
      from(`198.51.100.${i}`);
      expect((await post('/request-password-reset', { email })).status).toBe(200);
      await expect.poll(() => sent.length).toBe(Math.min(i + 1, 5));
    }
  });
});
