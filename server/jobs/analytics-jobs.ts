import type { Db } from '#db/schema.ts';
import { deleteOldHours } from '#domain/analytics/page-views/delete-old-hours.ts';
import { deleteOldVisits } from '#domain/analytics/page-views/delete-old-visits.ts';
import type { Job } from './scheduler.ts';

const MINUTE_MS = 60_000;

/** The periodic jobs of analytics: they delete data that is no longer needed. */
export function analyticsJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    { name: 'old visits', everyMs: 5 * MINUTE_MS, run: () => deleteOldVisits(db, { now: now() }) },
    { name: 'old hours', everyMs: 60 * MINUTE_MS, run: () => deleteOldHours(db, { now: now() }) },
  ];
}
