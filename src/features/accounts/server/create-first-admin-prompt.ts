import { createHash, timingSafeEqual } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { createOnlyAdmin } from '../rules/create-only-admin.ts';
import { hasAdmin } from '../rules/has-admin.ts';
import type { FirstAdminPrompt } from './first-admin-prompt.ts';

/**
 * Prints a one-time code with which the first admin can be created at `/create-admin`. When an admin exists, nothing is
 * printed and creating is refused.
 */
export async function openFirstAdminPrompt(
  db: Db,
  options: {
    config: Pick<Config, 'siteUrl'>;
    print: (line: string) => void;
    now: () => number;
    newId: () => string;
  },
): Promise<FirstAdminPrompt> {
  const { config, print, now, newId } = options;
  const isOpen = async () => !(await hasAdmin(db));
  const code = (await isOpen()) ? newId() : null;
  if (code !== null)
    print(`No admin yet: one-time code ${code}, at ${config.siteUrl}${href('/create-admin')}`);
  return {
    isOpen,
    async create(input) {
      if (!(await isOpen())) throw new Conflict('staff.exists', 'An admin already exists');
      if (code === null || !isSame(code, input.code.trim()))
        throw new InvalidInput([{ field: 'code', code: 'staff.code' }]);
      const password = newId();
      const account = await createOnlyAdmin(db, {
        name: input.name,
        email: input.email,
        passwordHash: await hashPassword(password),
        now: now(),
        newId,
      });
      return { email: account.email, password: account.isNew ? password : null };
    },
  };
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
