import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { isPasswordOf } from '../rules/password-hash.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';
import { ensureFirstAdmin } from './staff-services.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'newsroom-accounts-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describeOnEachDatabase('the accounts of a first start', (open) => {
  it('are the admin of ADMIN_EMAIL, with a password that is printed once', async () => {
    const { db } = await open();
    const printed: string[] = [];
    const config = { adminEmail: 'sahib@example.az', siteUrl: 'https://example.az' };
    const first = { config, print: (line: string) => printed.push(line), now: Date.now(), newId };
    await ensureFirstAdmin(db, first);
    await ensureFirstAdmin(db, first);
    expect(printed).toHaveLength(1);
    const password = /one-time password (\w{40})/.exec(printed[0] ?? '')?.[1] ?? '';
    const credential = await db.selectFrom('staff_credential').select('password').executeTakeFirstOrThrow();
    expect(await isPasswordOf({ hash: credential.password ?? '', password })).toBe(true);
    const staff = await db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(staff).toMatchObject({ email: 'sahib@example.az', role: 'admin' });
    expect(Boolean(staff.must_change_password)).toBe(true);
    await ensureFirstAdmin(db, { ...first, config: { ...config, adminEmail: null } });
    expect(printed).toHaveLength(1);
  });

  it('are the demo accounts, whose passwords are stored in the data folder, readable by its owner only', async () => {
    const { db } = await open();
    const printed: string[] = [];
    const config = { dataDir, adminEmail: null };
    const first = { config, print: (line: string) => printed.push(line), now: Date.now(), newId };
    const accounts = await ensureDemoAccounts(db, first);
    expect(accounts.map(({ role }) => role)).toEqual([
      'admin',
      'chief',
      'editor',
      'author',
      'moderator',
      'operator',
    ]);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(6);
    expect(await ensureDemoAccounts(db, first)).toEqual(accounts);
    expect(printed).toHaveLength(6);
    const file = join(dataDir, 'demo-passwords.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.values(JSON.parse(readFileSync(file, 'utf8')))).toEqual(
      accounts.map(({ password }) => password),
    );
    rmSync(file);
    expect(await ensureDemoAccounts(db, first)).toEqual([]);
  });
});
