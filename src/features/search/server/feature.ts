import { HOUR, SECOND } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { searchBaseline } from '../migrations/0001-search.ts';
import { searchNameRecord } from '../rules/names/search-name-record.ts';
import { deleteOldSearches } from '../rules/statistics/search-statistics.ts';
import { indexAtStart, keepIndexReady } from './keep-index.ts';
import { createSearchLog } from './search-log.ts';

export const searchServer = defineServerFeature({
  name: 'search',
  migrations: [searchBaseline],
  records: [searchNameRecord],
  async start({ db, now, logError }) {
    const searchLog = createSearchLog({ db, now });
    await indexAtStart(db, now);
    return {
      services: { searchLog },
      jobs: [
        { name: 'search index', everyMs: SECOND, run: (signal) => keepIndexReady(db, signal) },
        { name: 'search log', everyMs: 5 * SECOND, run: () => searchLog.flush() },
        {
          name: 'old searches',
          everyMs: HOUR,
          run: () => deleteOldSearches(db, { now: now() }),
        },
      ],
      close: () => searchLog.flush().catch((error) => logError('searches not written', error)),
    };
  },
});
