import type { SiteParts } from '#platform/features/define-server-feature.ts';
import type { Services } from '#platform/http/context.ts';
import { createLog } from '#platform/log.ts';
import { createAuth } from './auth.ts';
import { openFirstAdminPrompt } from './create-first-admin-prompt.ts';
import { ensureDemoAccounts } from './ensure-demo-accounts.ts';
import { ensureFirstAdmin } from './ensure-first-admin.ts';
import { limitPasswordWork } from './limit-password-work.ts';

type StaffServices = Pick<Services, 'staffAuth' | 'demoAccounts' | 'adminEmail' | 'firstAdminPrompt'>;

/** Creates the sign-in services on a migrated database. A first start also creates the first accounts. */
export async function createStaffServices(site: SiteParts): Promise<StaffServices> {
  const { open, config, secret, siteName, mailer, log, now, newId } = site;
  // Printed at every log level, because the passwords are printed only once.
  const { info: print } = createLog({ level: 'info', format: config.production ? 'json' : 'lines', now });
  const first = { config, print, now: now(), newId };
  await ensureFirstAdmin(open.db, first);
  const demoAccounts = config.demo ? await ensureDemoAccounts(open.db, first) : [];
  return {
    staffAuth: limitPasswordWork(createAuth({ open, secret, config, siteName, mailer, now, newId, log })),
    demoAccounts: config.production ? [] : demoAccounts,
    adminEmail: config.adminEmail,
    firstAdminPrompt: await openFirstAdminPrompt(open.db, { config, print, now, newId }),
  };
}
