import type { Db } from '#db/schema.ts';
import { deleteOldSignInAttempts } from '#domain/accounts/sign-in/reserve-sign-in-attempt.ts';
import { deleteExpiredSubmissions } from '#domain/accounts/sign-in/stashed-submissions.ts';
import { longestAttemptWindowMs } from '../auth/sign-in-guard.ts';
import type { Job } from './scheduler.ts';

/** The periodic jobs of accounts. */
export function accountJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    {
      name: 'sign-in tries',
      everyMs: 3_600_000,
      run: () => deleteOldSignInAttempts(db, { before: now() - longestAttemptWindowMs }),
    },
    {
      name: 'expired stashed submissions',
      everyMs: 3_600_000,
      run: () => deleteExpiredSubmissions(db, { now: now() }),
    },
  ];
}
