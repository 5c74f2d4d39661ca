import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts';
import { createDemoStaff, type DemoAccount, hasStaff } from '../rules/create-staff.ts';
import { hashPassword, RANDOM_PASSWORD_COST } from '../rules/password-hash.ts';

const people = [
  { role: 'admin', name: 'Leyla Həsənova', email: 'admin@redaksiya.example' },
  { role: 'chief', name: 'Nərmin Babayeva', email: 'chief@redaksiya.example' },
  { role: 'editor', name: 'Orxan Quliyev', email: 'editor@redaksiya.example' },
  { role: 'author', name: 'Aysel Məmmədli', email: 'author@redaksiya.example' },
  { role: 'moderator', name: 'Kamran Əliyev', email: 'moderator@redaksiya.example' },
  { role: 'operator', name: 'Elvin Rəhimov', email: 'operator@redaksiya.example' },
] as const;

const passwordsFile = z.record(z.string(), z.string().min(10));

/**
 * Creates the accounts of the demo when there are no other staff. Their passwords are generated at the first start, printed
 * once and stored in `demo-passwords.json` of the data folder. Returns the accounts whose password is known.
 */
export async function ensureDemoAccounts(
  db: Db,
  options: {
    config: Pick<Config, 'dataDir' | 'adminEmail'>;
    print: (line: string) => void;
    now: number;
    newId: () => string;
  },
): Promise<DemoAccount[]> {
  const { config, print, now, newId } = options;
  const file = join(config.dataDir, 'demo-passwords.json');
  const stored = readPasswords(file);
  const accounts = people.map((person) => ({ ...person, password: stored?.[person.email] ?? newId() }));
  const credentials = accounts.map(({ role, email, password }) => ({ role, email, password }));
  const { adminEmail } = config;
  if (await hasStaff(db, { exceptEmail: adminEmail }))
    return credentials.filter(({ email }) => stored?.[email] !== undefined);

  const hashed = [];
  for (const { password, ...person } of accounts)
    hashed.push({ ...person, passwordHash: await hashPassword(password, RANDOM_PASSWORD_COST) });
  if (!(await createDemoStaff(db, { people: hashed, adminEmail, now, newId }))) return [];
  const passwords = Object.fromEntries(accounts.map(({ email, password }) => [email, password]));
  writeFileAtomically(file, `${JSON.stringify(passwords, null, 2)}\n`);
  for (const { role, email, password } of credentials) print(`Demo ${role}: ${email}, password ${password}`);
  return credentials;
}

function readPasswords(file: string): Record<string, string> | null {
  try {
    return passwordsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Empty in production and without demo content. */
    demoAccounts: readonly DemoAccount[];
  }
}
