import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldSignInAttempts } from '../rules/reserve-sign-in-attempt.ts';
import { deleteExpiredSubmissions } from '../rules/stashed-submissions.ts';
import { longestAttemptWindowMs } from './sign-in-guard.ts';

/** The periodic jobs of accounts. */
export function accountJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    {
      name: 'sign-in tries',
      everyMs: HOUR,
      run: () => deleteOldSignInAttempts(db, { before: now() - longestAttemptWindowMs }),
    },
    {
      name: 'expired stashed submissions',
      everyMs: HOUR,
      run: () => deleteExpiredSubmissions(db, { now: now() }),
    },
  ];
}
