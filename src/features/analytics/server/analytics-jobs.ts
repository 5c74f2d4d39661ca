import { HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import type { RedirectHits } from '#features/redirects/server/redirect-hits.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { deleteOldHours } from '../rules/page-views/delete-old-hours.ts';
import { deleteOldVisits } from '../rules/page-views/delete-old-visits.ts';

interface Parts {
  db: Db;
  now: () => number;
  redirectHits: RedirectHits;
}

/** The periodic jobs of analytics: they write collected counts and delete data that is no longer needed. */
export function analyticsJobs({ db, now, redirectHits }: Parts): Job[] {
  return [
    { name: 'uses of redirects', everyMs: 5 * SECOND, run: () => redirectHits.flush() },
    { name: 'old visits', everyMs: 5 * MINUTE, run: () => deleteOldVisits(db, { now: now() }) },
    { name: 'old hours', everyMs: HOUR, run: () => deleteOldHours(db, { now: now() }) },
  ];
}
