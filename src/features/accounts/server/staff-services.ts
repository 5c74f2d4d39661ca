import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { SiteParts } from '#platform/features/define-server-feature.ts';
import type { Services } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { createLog } from '#platform/log.ts';
import { createToken } from '#platform/sessions/secret-token.ts';
import { createFirstAdmin, createOnlyAdmin, hasAdmin, hasStaff } from '../rules/create-staff.ts';
import { hashPassword } from '../rules/password-hash.ts';
import { createAuth } from './auth.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';
import type { FirstAdminPrompt } from './first-admin-prompt.ts';
import { limitPasswordWork } from './limit-password-work.ts';
import { renewFactorEncryption } from './renew-factor-encryption.ts';

type StaffServices = Pick<Services, 'staffAuth' | 'demoAccounts' | 'adminEmail' | 'firstAdminPrompt'>;

/** Creates the sign-in services on a migrated database. A first start also creates the first accounts. */
export async function createStaffServices(site: SiteParts): Promise<StaffServices> {
  const { open, config, secret, siteName, mailer, log, now, newId } = site;
  // Printed at every log level, because the passwords are printed only once.
  const { info: print } = createLog({ level: 'info', format: config.production ? 'json' : 'lines', now });
  const first = { config, print, now: now(), newId };
  await ensureFirstAdmin(open.db, first);
  const before = config.authSecretBefore;
  if (before !== null) await renewFactorEncryption(open.db, { secret, before, log });
  const demoAccounts = config.demo ? await ensureDemoAccounts(open.db, first) : [];
  return {
    staffAuth: limitPasswordWork(createAuth({ open, secret, config, siteName, mailer, now, newId, log })),
    demoAccounts: config.production ? [] : demoAccounts,
    adminEmail: config.adminEmail,
    firstAdminPrompt: await openFirstAdminPrompt(open.db, { config, secret, print, now, newId }),
  };
}

/**
 * Prints a one-time code with which the first admin can be created at `/create-admin`. When an admin exists, nothing is
 * printed and creating is refused. Every process has the same code: the next request may reach another one.
 */
async function openFirstAdminPrompt(
  db: Db,
  options: {
    config: Pick<Config, 'siteUrl'>;
    secret: string;
    print: (line: string) => void;
    now: () => number;
    newId: () => string;
  },
): Promise<FirstAdminPrompt> {
  const { config, secret, print, now, newId } = options;
  const isOpen = async () => !(await hasAdmin(db));
  const code = (await isOpen()) ? firstAdminCode(secret) : null;
  if (code !== null)
    print(`No admin yet: one-time code ${code}, at ${config.siteUrl}${href('/create-admin')}`);
  return {
    isOpen,
    async create(input) {
      if (!(await isOpen())) throw new Conflict('staff.exists', 'An admin already exists');
      if (code === null || !isSame(code, input.code.trim()))
        throw new InvalidInput([{ field: 'code', code: 'staff.code' }]);
      const password = createToken(newId);
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

/** Hexadecimal digits: 128 bits. */
const CODE_LENGTH = 32;

function firstAdminCode(secret: string): string {
  return createHmac('sha256', secret).update('code of the first admin').digest('hex').slice(0, CODE_LENGTH);
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

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
  const password = createToken(newId);
  const passwordHash = isKnown ? '' : await hashPassword(password);
  const admin = await createFirstAdmin(db, {
    email,
    name: email.split('@')[0] ?? email,
    passwordHash,
    now,
    newId,
  });
  if (admin === 'created')
    print(
      `First admin: ${email}, one-time password ${password}, at ${config.siteUrl}${href('/admin/login')}`,
    );
}
