import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from 'better-auth/crypto';
import { z } from 'zod';
import type { DemoAccount } from '#app/context.ts';
import type { Db } from '#db/schema.ts';
import { createDemoStaff } from '#domain/accounts/staff/create-demo-staff.ts';
import { hasStaff } from '#domain/accounts/staff/has-staff.ts';
import type { Config } from '../config.ts';
import { writeFileAtomically } from '../files/write-file-atomically.ts';

const people = [
  { role: 'admin', name: 'Leyla Həsənova', email: 'admin@redaksiya.example' },
  { role: 'editor', name: 'Orxan Quliyev', email: 'editor@redaksiya.example' },
  { role: 'author', name: 'Aysel Məmmədli', email: 'author@redaksiya.example' },
] as const;

const passwordsFile = z.record(z.string(), z.string().min(10));

/**
 * The accounts of the demo newspaper, made while nobody else works there. Their passwords are made at the first start,
 * printed once and kept in `demo-passwords.json` of the data folder. Returns those whose password is known.
 */
export async function makeDemoAccounts(
  db: Db,
  parts: {
    config: Pick<Config, 'dataDir' | 'adminEmail'>;
    print: (line: string) => void;
    now: number;
    newId: () => string;
  },
): Promise<DemoAccount[]> {
  const { config, print, now, newId } = parts;
  const file = join(config.dataDir, 'demo-passwords.json');
  const kept = readPasswords(file);
  const known = people.map((person) => ({ ...person, password: kept?.[person.email] ?? newId() }));
  const credentials = known.map(({ role, email, password }) => ({ role, email, password }));
  const { adminEmail } = config;
  if (await hasStaff(db, { exceptEmail: adminEmail })) return kept === null ? [] : credentials;

  const hashed = [];
  for (const { password, ...person } of known)
    hashed.push({ ...person, passwordHash: await hashPassword(password) });
  if (!(await createDemoStaff(db, { people: hashed, adminEmail, now, newId }))) return [];
  const passwords = Object.fromEntries(known.map(({ email, password }) => [email, password]));
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
