import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldFormAttempts } from './reserve-form-attempt.ts';

export function formLimitJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [{ name: 'old form attempts', everyMs: HOUR, run: () => deleteOldFormAttempts(db, { now: now() }) }];
}
