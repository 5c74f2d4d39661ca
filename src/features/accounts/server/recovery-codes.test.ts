import { scryptSync } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { PASSWORD, writeStaff } from '#tests/kit/content/accounts.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases/databases.ts';
import { codeOf } from '#tests/kit/site/second-factor.ts';
import { AUTH_SECRET, setUpAuth, signInWith } from '#tests/kit/site/staff-auth.ts';
import { PASSWORD_COST } from '../rules/password-hash.ts';
import { createRecoveryCodes } from './recovery-codes.ts';

const readStored = async (db: Db) =>
  (await db.selectFrom('staff_two_factor').select('backup_codes').executeTakeFirstOrThrow()).backup_codes;

async function setUp(database: TestDatabase) {
  const { email } = await writeStaff(database.db, 'admin');
  const browser = setUpAuth(database);
  await browser.post('/sign-in/email', signInWith(email));
  const { body } = await browser.post('/two-factor/enable', { password: PASSWORD, issuer: 'Qəzet' });
  await browser.post('/two-factor/verify-totp', { code: await codeOf(body.totpURI) });
  const codes: string[] = body.backupCodes;
  const tryCode = async (code: string) => {
    browser.jar.clear();
    await browser.post('/sign-in/email', signInWith(email));
    return (await browser.post('/two-factor/verify-backup-code', { code })).status;
  };
  return { ...browser, codes, tryCode };
}

describeOnEachDatabase('recovery codes', (open) => {
  it('are stored as hashes, and what is stored is no code', async () => {
    const database = await open();
    const { codes, tryCode, post } = await setUp(database);
    const stored = await readStored(database.db);
    const hashes: string[] = JSON.parse(stored);
    expect(new Set(hashes).size).toBe(codes.length);
    for (const hash of hashes) expect(hash).toMatch(/^scrypt:[\w-]{22}:[\w-]{43}$/);
    for (const code of codes) expect(stored).not.toContain(code);
    expect(await tryCode(hashes[1] ?? '')).toBe(401);
    expect(await tryCode(codes[1] ?? '')).toBe(200);
    expect(JSON.parse(await readStored(database.db))).toEqual(hashes.filter((_, at) => at !== 1));
    expect(await tryCode(codes[1] ?? '')).toBe(401);
    expect(await tryCode(codes[0] ?? '')).toBe(200);

    const fresh = await post('/two-factor/generate-backup-codes', { password: PASSWORD });
    const [salt] = hashes.map((hash) => hash.split(':')[1]);
    expect(await readStored(database.db)).not.toContain(salt);
    expect(await tryCode(codes[2] ?? '')).toBe(401);
    expect(await tryCode(fresh.body.backupCodes[2])).toBe(200);
  });

  it('cost as much memory as a password', async () => {
    const { db } = await open();
    const [stored = ''] = JSON.parse(
      await createRecoveryCodes({ db, secret: AUTH_SECRET }).storage.encrypt('["aaaaa-bbbbb"]'),
    );
    const [, salt = '', key = ''] = stored.split(':');
    const cost = { N: PASSWORD_COST.n, r: PASSWORD_COST.r, maxmem: 2 ** 26 };
    expect(key).toBe(scryptSync('aaaaa-bbbbb', salt, 32, cost).toString('base64url'));
  });

  it('that the library has encrypted before still work, and are hashed with the first use', async () => {
    const database = await open();
    const { tryCode } = await setUp(database);
    const data = JSON.stringify(['aaaaa-bbbbb', 'ccccc-ddddd']);
    const backup_codes = await symmetricEncrypt({ key: AUTH_SECRET, data });
    await database.db.updateTable('staff_two_factor').set({ backup_codes }).execute();
    expect(await tryCode('yanlis-kodum')).toBe(401);
    expect(await tryCode('aaaaa-bbbbb')).toBe(200);
    expect(JSON.parse(await readStored(database.db))).toEqual([expect.stringMatching(/^scrypt:/)]);
    expect(await tryCode('aaaaa-bbbbb')).toBe(401);
    expect(await tryCode('ccccc-ddddd')).toBe(200);
    expect(await readStored(database.db)).toBe('[]');
    expect(await tryCode('ccccc-ddddd')).toBe(401);
  });
});
