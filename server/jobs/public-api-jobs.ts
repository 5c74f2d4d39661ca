import type { Db } from '#db/schema.ts';
import { deleteOldApiCounts } from '#domain/public-api/count-api-request.ts';
import type { Job } from './scheduler.ts';

export function publicApiJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [{ name: 'old API counts', everyMs: 60_000, run: () => deleteOldApiCounts(db, { now: now() }) }];
}
