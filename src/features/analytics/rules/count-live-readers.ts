import { sql } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Scope } from './list-views.ts';

/** A page view counts as live reading for this long. */
const LIVE_MS = 5 * MINUTE;

/** Counts the different readers who opened an article in the five minutes before `now` (epoch milliseconds). */
export async function countLiveReaders(
  db: Db,
  { now, scope }: { now: number; scope: Scope },
): Promise<number> {
  const row = await db
    .selectFrom('reader_visit')
    .select(sql<number>`count(distinct reader)`.as('readers'))
    .where('last_seen_at', '>', now - LIVE_MS)
    .$if(scope.of === 'article', (query) =>
      query.where('article_id', '=', scope.of === 'site' ? '' : scope.id),
    )
    .$if(scope.of === 'staff', (query) =>
      query.where('article_id', 'in', (eb) =>
        eb
          .selectFrom('article')
          .select('id')
          .where('created_by', '=', scope.of === 'site' ? '' : scope.id),
      ),
    )
    .executeTakeFirst();
  return Number(row?.readers ?? 0);
}
