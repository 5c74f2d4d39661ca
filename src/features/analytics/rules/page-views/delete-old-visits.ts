import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { READER_WINDOW_MS } from './page-view.ts';

/** Deletes the visits and networks that no longer affect who counts as a reader. `now` is epoch milliseconds. */
export async function deleteOldVisits(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('reader_visit')
    .where('last_seen_at', '<=', now - READER_WINDOW_MS)
    .execute();
  await db
    .deleteFrom('article_network_readers')
    .where('since', '<=', now - DAY)
    .execute();
}
