import type { Db } from '#db/schema.ts';
import { forgetOldForms } from '#domain/accounts/kept-forms.ts';
import { forgetOldSignInTries } from '#domain/accounts/take-sign-in-try.ts';
import type { Job } from './scheduler.ts';
import { longestTryWindowMs } from './sign-in-guard.ts';

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
