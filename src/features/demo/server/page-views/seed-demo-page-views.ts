import { foldText } from '#az/characters/characters.ts';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { SAMPLE_SUBSCRIBERS } from '#features/analytics/rules/find-sample-subscribers.ts';
import { addCounts, type CountIncrement } from '#features/analytics/rules/page-views/record-page-views.ts';
import type { DeviceClass, SourceClass } from '#features/analytics/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

const DAYS = 30;
/** Views of one article. */
const MAX_VIEWS_PER_HOUR = 160;
const BATCH = 2000;

/** Spec §9 'Sample dashboard'. */
const SUBSCRIBERS = 235_000;

/** Percent of the page views. */
const sources: [SourceClass, number][] = [
  ['telegram', 33],
  ['direct', 19],
  ['facebook', 16],
  ['search', 14],
  ['internal', 9],
  ['instagram', 6],
  ['x', 2],
  ['other', 1],
];
const devices: [DeviceClass, number][] = [
  ['phone', 82],
  ['desktop', 15],
  ['tablet', 3],
];
const searches: [query: string, count: number, zeroCount: number][] = [
  ['qarabağ', 41, 0],
  ['neftçi', 23, 0],
  ['çempionlar liqası', 17, 0],
  ['transfer', 12, 0],
  ['turan tovuz', 9, 0],
  ['canlı yayım', 7, 7],
  ['bilet qiyməti', 5, 5],
];

/**
 * Writes the statistics of the last 30 days for the dashboard of the demo: page views by hour, day, source and device,
 * searches, and the sample number of subscribers. `now` is epoch milliseconds.
 */
export async function seedDemoPageViews(db: Db, { now }: { now: number }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const articles = await listArticlesWithViews(tx);
    const tags = await tx.selectFrom('article_tag').select(['article_id', 'tag_id']).execute();
    const byHour = new Map<number, { views: number; readers: number }>();
    for (const article of articles) {
      const spread = spreadViews({
        ...article,
        views: limitViews(article, now),
        from: now - DAYS * DAY,
        now,
      });
      const tagIds = tags.filter((tag) => tag.article_id === article.id).map((tag) => tag.tag_id);
      const hours = [...spread].map(([hour, views]) => {
        const readers = Math.round((views * article.readers) / article.views);
        const sum = byHour.get(hour) ?? { views: 0, readers: 0 };
        byHour.set(hour, { views: sum.views + views, readers: sum.readers + readers });
        return { hour, day: formatInputDate(hour), views, readers };
      });
      await add(tx, 'article_hourly_stats', hours, ({ hour }) => [[hour, article.id]]);
      await add(tx, 'article_daily_stats', hours, ({ day }) => [[day, article.id]]);
      await add(tx, 'subject_daily_stats', hours, ({ day }) => [
        ...(article.categoryId === null ? [] : [['category', day, article.categoryId]]),
        ['author', day, article.authorSlug],
        ...tagIds.map((id) => ['tag', day, id]),
      ]);
    }
    await seedTraffic(tx, byHour);
    await seedSearches(tx, now);
    const setting = { value: String(SUBSCRIBERS), version: 1, updated_at: now, updated_by: null };
    await tx
      .insertInto('setting')
      .values({ key: SAMPLE_SUBSCRIBERS, ...setting })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Limits the views of a demo article to a plausible number for the time since its publication. */
function limitViews(article: { views: number; publishedAt: number }, now: number): number {
  const hours = 1 + (now - article.publishedAt) / HOUR;
  return Math.min(article.views, Math.round(hours * MAX_VIEWS_PER_HOUR));
}

function listArticlesWithViews(tx: Db) {
  return tx
    .selectFrom('article')
    .innerJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.id',
      'article.category_id as categoryId',
      'article.author_slug as authorSlug',
      'article.published_at as publishedAt',
      'article_stats.views',
      'article_stats.readers',
    ])
    .where('article.published_at', 'is not', null)
    .where('article_stats.views', '>', 0)
    .$narrowType<{ publishedAt: number }>()
    .orderBy('article.id')
    .execute();
}

async function add<Row extends { views: number; readers: number }>(
  tx: Db,
  table: Parameters<typeof addCounts>[1],
  rows: readonly Row[],
  keysOf: (row: Row) => CountIncrement['key'][],
): Promise<void> {
  const additions = rows.flatMap((row) =>
    keysOf(row).map((key) => ({ key, views: row.views, readers: row.readers })),
  );
  for (let index = 0; index < additions.length; index += BATCH)
    await addCounts(tx, table, additions.slice(index, index + BATCH));
}

async function seedTraffic(
  tx: Db,
  byHour: ReadonlyMap<number, { views: number; readers: number }>,
): Promise<void> {
  const pairs = sources.flatMap(([source, sourceShare]) =>
    devices.map(([device, deviceShare]) => ({ source, device, weight: sourceShare * deviceShare })),
  );
  const weights = pairs.map(({ weight }) => weight);
  const rows = [...byHour].flatMap(([hour, sum]) => {
    const views = distributeInProportion(sum.views, weights);
    const readers = distributeInProportion(sum.readers, weights);
    return pairs.map(({ source, device }, index) => ({
      hour,
      day: formatInputDate(hour),
      source,
      device,
      views: views[index] ?? 0,
      readers: readers[index] ?? 0,
    }));
  });
  const nonEmpty = rows.filter(({ views }) => views > 0);
  await add(tx, 'traffic_hourly_stats', nonEmpty, ({ hour, source, device }) => [[hour, source, device]]);
  await add(tx, 'traffic_daily_stats', nonEmpty, ({ day, source, device }) => [[day, source, device]]);
}

/** The relative traffic of the 24 hours of a Baku day, from midnight. */
const HOUR_WEIGHTS = [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 8, 8, 9, 9, 8, 8, 9, 10, 11, 13, 14, 15, 13, 8];

const BAKU_OFFSET_HOURS = 4;
/** The views of an article fall to this share every day. */
const DAILY_DECAY = 0.6;

/** The relative views of an article in one hour. Both moments are epoch milliseconds. */
function getHourWeight(hour: number, publishedAt: number): number {
  const timeOfDayWeight =
    HOUR_WEIGHTS[(Math.floor(hour / HOUR) + BAKU_OFFSET_HOURS) % HOUR_WEIGHTS.length] ?? 1;
  const days = Math.max(0, hour - publishedAt) / DAY;
  // Old articles keep a few views from search.
  return timeOfDayWeight * (DAILY_DECAY ** days + 0.002);
}

/**
 * Spreads the views of an article over the hours since its publication, most of them at the beginning. Returns the views by
 * hour (epoch milliseconds), without hours before `from` and hours without views.
 */
export function spreadViews({
  views,
  publishedAt,
  from,
  now,
}: {
  views: number;
  publishedAt: number;
  from: number;
  now: number;
}): Map<number, number> {
  const first = Math.floor(publishedAt / HOUR) * HOUR;
  const hours = Array.from(
    { length: Math.max(1, Math.ceil((now - first) / HOUR)) },
    (_, index) => first + index * HOUR,
  );
  const shares = distributeInProportion(
    views,
    hours.map((hour) => getHourWeight(hour, publishedAt)),
  );
  const spread = new Map<number, number>();
  hours.forEach((hour, index) => {
    const share = shares[index] ?? 0;
    if (hour >= from && share > 0) spread.set(hour, share);
  });
  return spread;
}

/** Divides `total` into integers in proportion to the weights. Their sum is `total`. */
export function distributeInProportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let seen = 0;
  let distributed = 0;
  return weights.map((weight) => {
    seen += weight;
    const nextTotal = totalWeight === 0 ? 0 : Math.round((total * seen) / totalWeight);
    const share = nextTotal - distributed;
    distributed = nextTotal;
    return share;
  });
}

async function seedSearches(tx: Db, now: number): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, ago) => formatInputDate(now - ago * DAY)).flatMap(
    (day, ago) =>
      searches.map(([query, count, zero]) => ({
        day,
        query: foldText(query),
        count: count + (ago % 5),
        no_result_count: zero === 0 ? 0 : zero + (ago % 5),
      })),
  );
  await tx
    .insertInto('search_query_daily_stats')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
