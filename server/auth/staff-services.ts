import type { Services } from '#app/context.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { Config } from '../config.ts';
import { createLog, type Log } from '../log.ts';
import { createMailer } from '../mail/mailer.ts';
import { createStoredMail } from '../mail/stored-mail.ts';
import { effectiveSiteName } from '../start/effective-config.ts';
import { ensureDemoAccounts } from '../start/ensure-demo-accounts.ts';
import { ensureFirstAdmin } from '../start/ensure-first-admin.ts';
import { openFirstAdminPrompt } from '../start/first-admin-prompt.ts';
import { createAuth } from './auth.ts';
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
