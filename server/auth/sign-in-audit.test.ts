import { expect, it } from 'vitest';
import type { Db } from '#db/schema.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { codeOf } from '#tests/kit/site/second-factor.ts';
import { setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { createSignInAudit, recordedFailures } from './sign-in-audit.ts';

/** The lines about sign-ins, oldest first. */
async function readJournal(db: Db) {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', ['staff.signIn', 'staff.signInFailed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_name, subject_id, after }) => ({
    ...{ action, actor: actor_name, subject: subject_id },
    ...(JSON.parse(after ?? '{}') as { method: string; network: string }),
  }));
}

describeOnEachDatabase('the journal of sign-ins', (open) => {
  it('names who signed in and whose password was wrong, with a cut address', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'editor', { name: 'Leyla' });
    const { post, from } = setUpAuth(database);
    from('203.0.113.77');
    await post('/sign-in/email', signInWith(email, 'yanlış-şifrə'));
    await post('/sign-in/email', signInWith(email.toUpperCase()));
    await post('/sign-in/email', signInWith('mənim-şifrəm@example.az'));
    const tried = { method: 'password', network: '203.0.113.0' };
    expect(await readJournal(database.db)).toEqual([
      { action: 'staff.signInFailed', actor: null, subject: id, ...tried },
      { action: 'staff.signIn', actor: 'Leyla', subject: id, ...tried },
      { action: 'staff.signInFailed', actor: null, subject: 'unknown', ...tried },
    ]);
    const kept = await database.db.selectFrom('staff_session').select('ip_address').execute();
    expect(kept).toEqual([{ ip_address: '203.0.113.0' }]);
    for (const table of ['audit_log', 'staff_session', 'sign_in_attempt'] as const) {
      const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/203\.0\.113\.77|mənim-şifrəm/);
    }
  });

  it('waits for the code of a second factor, and tells a wrong one', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'admin', { name: 'Rauf' });
    const { post, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const enabled = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    await post('/two-factor/verify-totp', { code: await codeOf(enabled.body.totpURI) });
    expect(await readJournal(database.db)).toHaveLength(1);
    jar.clear();
    await post('/sign-in/email', signInWith(email));
    expect(await readJournal(database.db)).toHaveLength(1);
    await post('/two-factor/verify-backup-code', { code: 'yanlis-kod' });
    await post('/two-factor/verify-totp', { code: await codeOf(enabled.body.totpURI) });
    expect((await readJournal(database.db)).slice(1)).toMatchObject([
      { action: 'staff.signInFailed', actor: null, subject: id, method: 'secondFactor' },
      { action: 'staff.signIn', actor: 'Rauf', subject: id, method: 'secondFactor' },
    ]);
  });

  it('does not grow without end while somebody guesses', async () => {
    const database = await open();
    const journal = createSignInAudit({
      ...{ db: database.db, secret: 'gizli', now: () => NOON, newId },
      findPendingStaff: async () => null,
    });
    const refused = new Response(null, { status: 401 });
    for (let n = 0; n < recordedFailures.maxAttempts + 5; n++) {
      const body = { email: `yox-${n}@example.az` };
      const attempt = await journal.begin('/sign-in/email', { body, cookies: null });
      if (attempt) await journal.end(attempt, refused, `203.0.113.${n}`);
    }
    expect(await readJournal(database.db)).toHaveLength(recordedFailures.maxAttempts);
  });
});
