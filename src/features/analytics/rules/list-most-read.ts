import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import type { Db } from '#platform/db/schema.ts';

/** How many more articles are read than needed, because some may be archived. */
const SPARE = 8;

/** The last 24 hours, or today and the six days before it in Baku. */
export type MostReadPeriod = '24h' | '7d';

/**
 * The articles with the most readers in a period, at most `limit` (8 on the front page, spec §9). Articles without readers
 * are left out. Only `MAX_RANKED_READERS` from one network count per day. `now` is epoch milliseconds.
 */
export async function listMostRead(
  db: Db,
  { period, now, limit = 8 }: { period: MostReadPeriod; now: number; limit?: number },
): Promise<ArticleSummary[]> {
  const query = { now, limit: limit + SPARE };
  const sums = await (period === '24h' ? sumHours(db, query) : sumDays(db, query));
  const ids = sums.filter(({ readers }) => Number(readers) > 0).map(({ id }) => id);
  return (await listCardsInOrder(db, ids)).slice(0, limit);
}

type ReaderSums = Promise<{ id: string; readers: number }[]>;

function sumHours(db: Db, { now, limit }: { now: number; limit: number }): ReaderSums {
  return db
    .selectFrom('article_hourly_stats')
    .select('article_id as id')
    .select((eb) => eb.fn.sum<number>(eb('readers', '-', eb.ref('excess_readers'))).as('readers'))
    .where('hour', '>', now - DAY)
    .groupBy('article_id')
    .orderBy('readers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Seven days have a tenth of the rows that their hours have. */
function sumDays(db: Db, { now, limit }: { now: number; limit: number }): ReaderSums {
  return db
    .selectFrom('article_daily_stats')
    .select('article_id as id')
    .select((eb) => eb.fn.sum<number>(eb('readers', '-', eb.ref('excess_readers'))).as('readers'))
    .where('day', '>=', formatInputDate(now - 6 * DAY))
    .groupBy('article_id')
    .orderBy('readers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
