import type { Db } from '#db/schema.ts';
import { forgetOldForms } from '#domain/accounts/sign-in/stashed-submissions.ts';
import { forgetOldSignInTries } from '#domain/accounts/sign-in/take-sign-in-attempt.ts';
import { longestTryWindowMs } from '../auth/sign-in-guard.ts';
import type { Job } from './scheduler.ts';

/** What happens by itself around accounts. */
export function accountJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    {
      name: 'sign-in tries',
      everyMs: 3_600_000,
      run: () => forgetOldSignInTries(db, { before: now() - longestTryWindowMs }),
    },
    {
      name: 'forms nobody came back for',
      everyMs: 3_600_000,
      run: () => forgetOldForms(db, { now: now() }),
    },
  ];
}
