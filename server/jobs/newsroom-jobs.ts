import type { Db } from '#db/schema.ts';
import { purgeNewsroom } from '#domain/articles/deleted/purge-newsroom.ts';
import { publishDueArticles } from '#domain/articles/write/publish-due-articles.ts';
import { updateShownBreaking } from '#domain/breaking/update-shown-breaking.ts';
import { deleteExpiredPins } from '#domain/curation/delete-expired-pins.ts';
import { publishDueLayouts } from '#domain/curation/publish-due-layouts.ts';
import { endOverdueMatches } from '#domain/matches/live/end-overdue-matches.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Log } from '../log.ts';
import type { Job } from './scheduler.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

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
      everyMs: SECOND_MS,
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
      everyMs: SECOND_MS,
      async run() {
        await publishDueLayouts(db, { now: now(), newId });
        await deleteExpiredPins(db, { now: now() });
      },
    },
    {
      name: 'breaking strip',
      everyMs: SECOND_MS,
      run: () => updateShownBreaking(db, { now: now(), newId }),
    },
    {
      name: 'overdue matches',
      everyMs: 60 * SECOND_MS,
      run: async () => void (await endOverdueMatches(db, { now: now(), newId })),
    },
    {
      name: 'deleted articles',
      everyMs: HOUR_MS,
      run: async () => void (await purgeNewsroom(db, { now: now() })),
    },
  ];
}
