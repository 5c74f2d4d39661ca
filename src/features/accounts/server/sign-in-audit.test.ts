import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { codeOf } from '#tests/kit/site/second-factor.ts';
import { setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { createSignInAudit, recordedFailures } from './sign-in-audit.ts';

/** The audit entries about sign-ins, oldest first. */
async function readAudit(db: Db) {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', ['staff.signIn', 'staff.signInFailed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_name, subject_id, after, network }) => ({
    action,
    actor: actor_name,
    subject: subject_id,
    network,
    ...(JSON.parse(after ?? '{}') as { method: string }),
  }));
}

describeOnEachDatabase('the audit of sign-ins', (open) => {
  it('records who signed in and whose password was wrong, with a truncated address', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'editor', { name: 'Leyla' });
    const { post, from } = setUpAuth(database);
    from('203.0.113.77');
    await post('/sign-in/email', signInWith(email, 'yanlış-şifrə'));
    await post('/sign-in/email', signInWith(email.toUpperCase()));
    await post('/sign-in/email', signInWith('mənim-şifrəm@example.az'));
    const tried = { method: 'password', network: '203.0.113.0' };
    expect(await readAudit(database.db)).toEqual([
      { action: 'staff.signInFailed', actor: null, subject: id, ...tried },
      { action: 'staff.signIn', actor: 'Leyla', subject: id, ...tried },
      { action: 'staff.signInFailed', actor: null, subject: 'unknown', ...tried },
    ]);
    const sessions = await database.db.selectFrom('staff_session').select('ip_address').execute();
    expect(sessions).toEqual([{ ip_address: '203.0.113.0' }]);
    for (const table of ['audit_log', 'staff_session', 'attempt_count'] as const) {
      const rows = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toMatch(/203\.0\.113\.77|mənim-şifrəm/);
    }
  });

  it('waits for the code of a second factor, and records a wrong one', async () => {
    const database = await open();
    const { id, email } = await writeStaff(database.db, 'admin', { name: 'Rauf' });
    const { post, jar } = setUpAuth(database);
    await post('/sign-in/email', signInWith(email));
    const enabled = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
    await post('/two-factor/verify-totp', { code: await codeOf(enabled.body.totpURI) });
    expect(await readAudit(database.db)).toHaveLength(1);
    jar.clear();
    await post('/sign-in/email', signInWith(email));
    expect(await readAudit(database.db)).toHaveLength(1);
    await post('/two-factor/verify-backup-code', { code: 'yanlis-kod' });
    await post('/two-factor/verify-totp', { code: await codeOf(enabled.body.totpURI) });
    expect((await readAudit(database.db)).slice(1)).toMatchObject([
      { action: 'staff.signInFailed', actor: null, subject: id, method: 'secondFactor' },
      { action: 'staff.signIn', actor: 'Rauf', subject: id, method: 'secondFactor' },
    ]);
  });

  it('stops recording when somebody guesses too often', async () => {
    const database = await open();
    const audit = createSignInAudit({
      db: database.db,
      secret: 'gizli',
      now: () => NOON,
      newId,
      findPendingStaff: async () => null,
    });
    const refused = new Response(null, { status: 401 });
    for (let n = 0; n < recordedFailures.maxAttempts + 5; n++) {
      const body = { email: `yox-${n}@example.az` };
      const attempt = await audit.begin('/sign-in/email', { body, cookies: null });
      if (attempt) await audit.end(attempt, refused, `203.0.113.${n}`);
    }
    expect(await readAudit(database.db)).toHaveLength(recordedFailures.maxAttempts);
  });
});
