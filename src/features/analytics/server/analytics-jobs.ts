import type { RedirectHits } from '#features/redirects/server/redirect-hits.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldHours } from '../rules/page-views/delete-old-hours.ts';
import { deleteOldVisits } from '../rules/page-views/delete-old-visits.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface Parts {
  db: Db;
  now: () => number;
  redirectHits: RedirectHits;
}

/** The periodic jobs of analytics: they write collected counts and delete data that is no longer needed. */
export function analyticsJobs({ db, now, redirectHits }: Parts): Job[] {
  return [
    { name: 'uses of redirects', everyMs: 5 * SECOND_MS, run: () => redirectHits.flush() },
    { name: 'old visits', everyMs: 5 * MINUTE_MS, run: () => deleteOldVisits(db, { now: now() }) },
    { name: 'old hours', everyMs: 60 * MINUTE_MS, run: () => deleteOldHours(db, { now: now() }) },
  ];
}
