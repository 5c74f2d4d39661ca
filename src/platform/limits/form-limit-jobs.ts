import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldFormAttempts } from './reserve-form-attempt.ts';

export function formLimitJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    { name: 'old form attempts', everyMs: 3_600_000, run: () => deleteOldFormAttempts(db, { now: now() }) },
  ];
}
