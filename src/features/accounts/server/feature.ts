import { HOUR } from '#az/format/durations.ts';
import { defineEnvironment } from '#platform/config.ts';
import { secretText, webAddress } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { accountsBaseline } from '../migrations/0001-accounts.ts';
import { rolesOfStaff } from '../migrations/0021-roles.ts';
import { sessionActivity } from '../migrations/0022-session-activity.ts';
import { deleteExpiredSubmissions } from '../rules/stashed-submissions.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** The secret that was in use until this start. What it has encrypted is encrypted again. */
    authSecretBefore: string | null;
    /** Where it is asked whether a new password is known from a breach; null: nowhere. */
    breachedPasswordsUrl: string | null;
  }
}

export const accountsServer = defineServerFeature({
  name: 'accounts',
  migrations: [accountsBaseline, rolesOfStaff, sessionActivity],
  environment: defineEnvironment(
    { AUTH_SECRET_BEFORE: secretText(32), BREACHED_PASSWORDS_URL: webAddress(['http:', 'https:']) },
    ({ AUTH_SECRET_BEFORE: before, BREACHED_PASSWORDS_URL: url }) => ({
      authSecretBefore: before ?? null,
      breachedPasswordsUrl: url ?? null,
    }),
  ),
  async start(site) {
    const { db, now } = site;
    // The sign-in library takes long to load. Commands of the operator do without it.
    const { createStaffServices } = await import('./staff-services.ts');
    return {
      services: await createStaffServices(site),
      jobs: [
        {
          name: 'expired stashed submissions',
          everyMs: HOUR,
          run: () => deleteExpiredSubmissions(db, { now: now() }),
        },
      ],
    };
  },
});
