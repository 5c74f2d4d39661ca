import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { advanceDemoMatches } from './matches/advance-demo-matches.ts';
import { replayDemoMatch } from './matches/replay-demo-match.ts';

/** The periodic jobs of a site with the demo: its matches are played while the server runs. */
export function demoJobs({ db, now }: { db: Db; now: () => number }): Job[] {
  return [
    { name: 'demo matches', everyMs: MINUTE, run: () => advanceDemoMatches(db, { now: now() }) },
    { name: 'demo replay', everyMs: 1000, run: () => replayDemoMatch(db, { now: now() }) },
  ];
}
