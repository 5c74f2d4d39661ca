import { HOUR } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { accountsBaseline } from '../migrations/0001-accounts.ts';
import { rolesOfStaff } from '../migrations/0021-roles.ts';
import { sessionActivity } from '../migrations/0022-session-activity.ts';
import { deleteExpiredSubmissions } from '../rules/stashed-submissions.ts';

export const accountsServer = defineServerFeature({
  name: 'accounts',
  migrations: [accountsBaseline, rolesOfStaff, sessionActivity],
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
