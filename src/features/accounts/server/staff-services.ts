import { effectiveSiteName } from '#features/settings/server/effective-config.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/db/engine.ts';
import type { Services } from '#platform/http/context.ts';
import { createLog, type Log } from '#platform/log.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { createStoredMail } from '#platform/mail/read-stored-mail.ts';
import { createAuth } from './auth.ts';
import { openFirstAdminPrompt } from './create-first-admin-prompt.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { limitPasswordWork } from './limit-password-work.ts';

export type StaffServices = Pick<
  Services,
  | 'staffAuth'
  | 'mailer'
  | 'checkMail'
  | 'storedMail'
  | 'isMailSent'
  | 'demoAccounts'
  | 'adminEmail'
  | 'firstAdminPrompt'
> & {
  /** Closes the connections to the mail server. */
  closeMail: () => void;
};

/** Creates the sign-in and mail services on a migrated database. A first start also creates the first accounts. */
export async function createStaffServices(parts: {
  open: Pick<OpenDatabase, 'db' | 'engine'>;
  config: Config;
  authSecret: string;
  now: () => number;
  newId: () => string;
  log: Log;
}): Promise<StaffServices> {
  const { open, config, log, now, newId } = parts;
  const siteName = () => effectiveSiteName(open.db, config.siteName);
  const mailer = createMailer({ config, siteName, now, newId });
  // Printed at every log level, because the passwords are printed only once.
  const { info: print } = createLog({ level: 'info', format: config.production ? 'json' : 'lines', now });
  const first = { config, print, now: now(), newId };
  await ensureFirstAdmin(open.db, first);
  const demoAccounts = config.demo ? await ensureDemoAccounts(open.db, first) : [];
  return {
    staffAuth: limitPasswordWork(
      createAuth({ open, secret: parts.authSecret, config, siteName, mailer, now, newId, log }),
    ),
    mailer,
    closeMail: mailer.close,
    checkMail: mailer.check,
    storedMail: createStoredMail(config.dataDir),
    isMailSent: config.mail !== null,
    demoAccounts: config.production ? [] : demoAccounts,
    adminEmail: config.adminEmail,
    firstAdminPrompt: await openFirstAdminPrompt(open.db, { config, print, now, newId }),
  };
}
