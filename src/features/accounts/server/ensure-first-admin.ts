import { hashPassword } from 'better-auth/crypto';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { createFirstAdmin } from '../rules/create-first-admin.ts';
import { hasStaff } from '../rules/has-staff.ts';

/**
 * Makes the account of ADMIN_EMAIL an admin. A new account gets a password that is printed only here and must be changed at
 * the first sign-in.
 */
export async function ensureFirstAdmin(
  db: Db,
  options: {
    config: Pick<Config, 'adminEmail' | 'siteUrl'>;
    print: (line: string) => void;
    now: number;
    newId: () => string;
  },
): Promise<void> {
  const { config, print, now, newId } = options;
  const email = config.adminEmail;
  if (email === null) return;
  const isKnown = await hasStaff(db, { email });
  const password = newId();
  const passwordHash = isKnown ? '' : await hashPassword(password);
  const isNew = await createFirstAdmin(db, {
    email,
    name: email.split('@')[0] ?? email,
    passwordHash,
    now,
    newId,
  });
  if (isNew)
    print(
      `First admin: ${email}, one-time password ${password}, at ${config.siteUrl}${href('/admin/login')}`,
    );
}
