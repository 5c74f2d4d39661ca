import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPassword } from 'better-auth/crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { makeDemoAccounts } from '../start/demo-accounts.ts';
import { makeFirstAdmin } from '../start/first-admin.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'newsroom-accounts-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describeOnEachDatabase('the accounts of a first start', (open) => {
  it('are the admin of ADMIN_EMAIL, with a password that is told once', async () => {
    const { db } = await open();
    const told: string[] = [];
    const config = { adminEmail: 'sahib@example.az', siteUrl: 'https://example.az' };
    const first = { config, print: (line: string) => told.push(line), now: Date.now(), newId };
    await makeFirstAdmin(db, first);
    await makeFirstAdmin(db, first);
    expect(told).toHaveLength(1);
    const password = /one-time password (\w{20})/.exec(told[0] ?? '')?.[1] ?? '';
    const credential = await db.selectFrom('staff_credential').select('password').executeTakeFirstOrThrow();
    expect(await verifyPassword({ hash: credential.password ?? '', password })).toBe(true);
    const staff = await db.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
    expect(staff).toMatchObject({ email: 'sahib@example.az', role: 'admin' });
    expect(Boolean(staff.must_change_password)).toBe(true);
    await makeFirstAdmin(db, { ...first, config: { ...config, adminEmail: null } });
    expect(told).toHaveLength(1);
  });

  it('are the demo people, whose passwords stay in the data folder, for its owner only', async () => {
    const { db } = await open();
    const told: string[] = [];
    const config = { dataDir, adminEmail: null };
    const first = { config, print: (line: string) => told.push(line), now: Date.now(), newId };
    const made = await makeDemoAccounts(db, first);
    expect(made.map(({ role }) => role)).toEqual(['admin', 'editor', 'author']);
    expect(new Set(made.map(({ password }) => password)).size).toBe(3);
    expect(await makeDemoAccounts(db, first)).toEqual(made);
    expect(told).toHaveLength(3);
    const file = join(dataDir, 'demo-passwords.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.values(JSON.parse(readFileSync(file, 'utf8')))).toEqual(
      made.map(({ password }) => password),
    );
    rmSync(file);
    expect(await makeDemoAccounts(db, first)).toEqual([]);
  });
});
