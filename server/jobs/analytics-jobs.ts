import type { Db } from '#db/schema.ts';
import { deleteOldHours } from '#domain/analytics/page-views/delete-old-hours.ts';
import { deleteOldVisits } from '#domain/analytics/page-views/delete-old-visits.ts';
import type { Job } from './scheduler.ts';

const MINUTE_MS = 60_000;

/** What happens by itself around counting: what is no longer needed is forgotten. */
export function analyticsJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    { name: 'old visits', everyMs: 5 * MINUTE_MS, run: () => deleteOldVisits(db, { now: now() }) },
    { name: 'old hours', everyMs: 60 * MINUTE_MS, run: () => deleteOldHours(db, { now: now() }) },
  ];
}
