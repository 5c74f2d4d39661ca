import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldApiCounts } from '../rules/count-api-request.ts';

export function publicApiJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [{ name: 'old API counts', everyMs: MINUTE, run: () => deleteOldApiCounts(db, { now: now() }) }];
}
