import type { Db } from '#db/schema.ts';
import { forgetOldForms } from '#domain/accounts/sign-in/stashed-submissions.ts';
import { deleteOldSignInAttempts } from '#domain/accounts/sign-in/take-sign-in-attempt.ts';
import { longestAttemptWindowMs } from '../auth/sign-in-guard.ts';
import type { Job } from './scheduler.ts';

/** What happens by itself around accounts. */
export function accountJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    {
      name: 'sign-in tries',
      everyMs: 3_600_000,
      run: () => deleteOldSignInAttempts(db, { before: now() - longestAttemptWindowMs }),
    },
    {
      name: 'forms nobody came back for',
      everyMs: 3_600_000,
      run: () => forgetOldForms(db, { now: now() }),
    },
  ];
}
