import { sql } from 'kysely';
import { HOUR, SECOND } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { readQueue } from '#platform/metrics/queue.ts';
import { searchBaseline } from '../migrations/0001-search.ts';
import { searchSegments } from '../migrations/0016-search-segments.ts';
import { searchNameRecord } from '../rules/names/search-name-record.ts';
import { deleteOldSearches } from '../rules/statistics/search-statistics.ts';
import { createIndexKeeper, indexAtStart } from './keep-index.ts';
import { createSearchLog } from './search-log.ts';

export const searchServer = defineServerFeature({
  name: 'search',
  migrations: [searchBaseline, searchSegments],
  records: [searchNameRecord],
  async start({ db, config, now, logError }) {
    const searchLog = createSearchLog({ db, now });
    const keeper = createIndexKeeper({ db, config, logError });
    await indexAtStart(db, now);
    return {
      services: { searchLog },
      queues: [
        {
          name: 'search',
          read: () => readQueue(db, db.selectFrom('search_index_queue').select(sql<null>`null`.as('due'))),
        },
      ],
      jobs: [
        { name: 'search index', everyMs: SECOND, run: (signal) => keeper.run(signal) },
        { name: 'search log', everyMs: 5 * SECOND, run: () => searchLog.flush() },
        {
          name: 'old searches',
          everyMs: HOUR,
          run: () => deleteOldSearches(db, { now: now() }),
        },
      ],
      async close() {
        await keeper.close();
        await searchLog.flush().catch((error) => logError('searches not written', error));
      },
    };
  },
});
