import { HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import { updateShownBreaking } from '#features/breaking-news/rules/update-shown-breaking.ts';
import { deleteExpiredPins } from '#features/front-page/rules/delete-expired-pins.ts';
import { publishDueLayouts } from '#features/front-page/rules/publish-due-layouts.ts';
import { endOverdueMatches } from '#features/matches/rules/live/end-overdue-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import { purgeNewsroom } from '../rules/deleted/purge-newsroom.ts';
import { publishDueArticles } from '../rules/write/publish-due-articles.ts';

interface Parts {
  db: Db;
  now: () => number;
  newId: NewId;
  log: Log;
}

/**
 * The periodic jobs of the newsroom. Articles, layouts and the breaking strip change within 5 s of their scheduled time.
 * Overdue matches are ended and deleted content is purged.
 */
export function newsroomJobs({ db, now, newId, log }: Parts): Job[] {
  return [
    {
      name: 'scheduled articles',
      everyMs: SECOND,
      async run() {
        const published = await publishDueArticles(db, {
          ...{ now: now(), newId },
          onFailure: (id, error) => log.error('a scheduled article could not be published', { id, error }),
        });
        for (const { slug } of published) log.info('scheduled article published', { slug });
      },
    },
    {
      name: 'front page',
      everyMs: SECOND,
      async run() {
        await publishDueLayouts(db, { now: now(), newId });
        await deleteExpiredPins(db, { now: now() });
      },
    },
    {
      name: 'breaking strip',
      everyMs: SECOND,
      run: () => updateShownBreaking(db, { now: now(), newId }),
    },
    {
      name: 'overdue matches',
      everyMs: MINUTE,
      run: async () => void (await endOverdueMatches(db, { now: now(), newId })),
    },
    {
      name: 'deleted articles',
      everyMs: HOUR,
      run: async () => void (await purgeNewsroom(db, { now: now() })),
    },
  ];
}
