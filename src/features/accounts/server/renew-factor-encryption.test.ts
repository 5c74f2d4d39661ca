import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases/databases.ts';
import { codeOf } from '#tests/kit/site/second-factor.ts';
import { AUTH_SECRET, setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { renewFactorEncryption } from './renew-factor-encryption.ts';

const FRESH = 'the secret that follows has more than thirty-two characters';

/** An account with a second factor, and what signing in with a code of it is answered. */
async function setUp(database: TestDatabase) {
  const { id, email } = await writeStaff(database.db, 'admin');
  const { post } = setUpAuth(database);
  await post('/sign-in/email', signInWith(email));
  const { body } = await post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
  await post('/two-factor/verify-totp', { code: await codeOf(body.totpURI) });
  async function enter(path: '/two-factor/verify-totp' | '/two-factor/verify-backup-code', code: string) {
    const browser = setUpAuth(database, { secret: FRESH });
    await browser.post('/sign-in/email', signInWith(email));
    return (await browser.post(path, { code })).status;
  }
  return {
    id,
    codes: body.backupCodes as string[],
    enterCode: async () => enter('/two-factor/verify-totp', await codeOf(body.totpURI)),
    enterRecovery: (code: string) => enter('/two-factor/verify-backup-code', code),
  };
}

function setUpRenewal({ db }: TestDatabase) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = createLog({ level: 'info', format: 'json', now: () => Date.now(), write });
  return {
    renew: () => renewFactorEncryption(db, { secret: FRESH, before: AUTH_SECRET, log }),
    takeReport() {
      const { level, renewed, unreadable } = JSON.parse(lines.splice(0).join());
      return { level, renewed, unreadable };
    },
    read: () => db.selectFrom('staff_two_factor').selectAll().orderBy('id').execute(),
  };
}

describeOnEachDatabase('second factors after a replacement of AUTH_SECRET', (open) => {
  it('work when the secret until then is named, also when they are renewed again', async () => {
    const database = await open();
    const { codes, enterCode, enterRecovery } = await setUp(database);
    const { renew, takeReport, read } = setUpRenewal(database);
    await renew();
    expect(takeReport()).toEqual({ level: 'info', renewed: 1, unreadable: 0 });
    const renewed = await read();
    await renew();
    expect(takeReport()).toEqual({ level: 'info', renewed: 0, unreadable: 0 });
    expect(await read()).toEqual(renewed);
    expect(await enterCode()).toBe(200);
    expect(await enterRecovery(codes[0] ?? '')).toBe(200);
  });

  it('work with recovery codes that were encrypted, not hashed', async () => {
    const database = await open();
    const { enterCode, enterRecovery } = await setUp(database);
    const backup_codes = await symmetricEncrypt({ key: AUTH_SECRET, data: JSON.stringify(['aaaaa-bbbbb']) });
    await database.db.updateTable('staff_two_factor').set({ backup_codes }).execute();
    await setUpRenewal(database).renew();
    expect(await enterRecovery('aaaaa-bbbbb')).toBe(200);
    expect(await enterCode()).toBe(200);
  });

  it('stay as they are when neither secret can read them, and the log counts them', async () => {
    const database = await open();
    const [lost, kept] = [await setUp(database), await setUp(database)];
    const secret = await symmetricEncrypt({ key: `${newId()} ${newId()}`, data: 'x' });
    await database.db
      .updateTable('staff_two_factor')
      .set({ secret })
      .where('staff_id', '=', lost.id)
      .execute();
    const { renew, takeReport, read } = setUpRenewal(database);
    await renew();
    expect(takeReport()).toEqual({ level: 'warn', renewed: 1, unreadable: 1 });
    expect((await read()).find(({ staff_id }) => staff_id === lost.id)?.secret).toBe(secret);
    expect(await kept.enterCode()).toBe(200);
  });
});
