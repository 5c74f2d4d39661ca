import { createHash, timingSafeEqual } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { FirstAdminPrompt } from '#app/first-admin-prompt.ts';
import type { Db } from '#db/schema.ts';
import { createOnlyAdmin } from '#domain/accounts/staff/create-only-admin.ts';
import { hasAdmin } from '#domain/accounts/staff/has-admin.ts';
import { Conflict, InvalidInput } from '#domain/errors.ts';
import { href } from '#domain/href.ts';
import type { Config } from '../config.ts';

/**
 * While nobody is an admin, prints a code that lets one be made at `/create-admin`, once. Where somebody is, nothing is
 * printed and the desk stays closed.
 */
export async function openFirstAdminPrompt(
  db: Db,
  parts: {
    config: Pick<Config, 'siteUrl'>;
    print: (line: string) => void;
    now: () => number;
    newId: () => string;
  },
): Promise<FirstAdminPrompt> {
  const { config, print, now, newId } = parts;
  const isOpen = async () => !(await hasAdmin(db));
  const code = (await isOpen()) ? newId() : null;
  if (code !== null)
    print(`No admin yet: one-time code ${code}, at ${config.siteUrl}${href('/create-admin')}`);
  return {
    isOpen,
    async create(asked) {
      if (!(await isOpen())) throw new Conflict('staff.exists', 'An admin already exists');
      if (code === null || !isSame(code, asked.code.trim()))
        throw new InvalidInput([{ field: 'code', code: 'staff.code' }]);
      const password = newId();
      const made = await createOnlyAdmin(db, {
        name: asked.name,
        email: asked.email,
        passwordHash: await hashPassword(password),
        now: now(),
        newId,
      });
      return { email: made.email, password: made.isNew ? password : null };
    },
  };
}

/** Takes the same time however much of it is right. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
