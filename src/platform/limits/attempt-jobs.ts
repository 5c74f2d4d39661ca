import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldAttempts } from './reserve-attempt.ts';

export function attemptJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [{ name: 'old attempts', everyMs: 10 * MINUTE, run: () => deleteOldAttempts(db, { now: now() }) }];
}
