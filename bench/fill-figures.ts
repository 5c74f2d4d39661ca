import { sql } from 'kysely';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { makeRandom } from '#features/demo/server/generate/make-random.ts';
import { distributeInProportion } from '#features/demo/server/page-views/seed-demo-page-views.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** Rows per insert. Keeps the parameters well below SQLite's limit of 32,766. */
const BATCH = 5000;
/** The weights of an article's first days, which bring most of its readers. Some find it on single days much later. */
const FIRST_DAYS = [50, 22, 9, 4];
const LATER_DAYS = 10;

/**
 * Writes `views` views of the existing articles into the sums that the analytics read, as after years of page views.
 * Writes straight to the tables, on either engine. `now` is epoch milliseconds.
 */
export async function fillFigures(db: Db, { views, now }: { views: number; now: number }): Promise<void> {
  const articles = await db
    .selectFrom('article')
    .select(['id', 'published_at'])
    .where('published_at', 'is not', null)
    .orderBy('published_at')
    .execute();
  const random = makeRandom(7);
  const share = distributeInProportion(
    views,
    articles.map(() => 1 / (0.02 + random()) ** 1.2),
  );
  const byDay = new Map<string, { article_id: string; views: number }[]>();
  articles.forEach(({ id, published_at }, at) => {
    const first = published_at ?? now;
    const days = [
      ...FIRST_DAYS.map((weight, day) => ({ at: first + day * DAY, weight })),
      ...Array.from({ length: LATER_DAYS }, () => ({ at: first + (now - first) * random(), weight: 1.5 })),
    ].filter((day) => day.at <= now);
    const parts = distributeInProportion(
      share[at] ?? 0,
      days.map(({ weight }) => weight),
    );
    const own = new Map<string, number>();
    days.forEach((day, index) => {
      const name = formatInputDate(day.at);
      own.set(name, (own.get(name) ?? 0) + (parts[index] ?? 0));
    });
    for (const [day, count] of own) {
      const rows = byDay.get(day) ?? [];
      if (count > 0) rows.push({ article_id: id, views: count });
      byDay.set(day, rows);
    }
  });
  const rows = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, own]) => own.map((row) => ({ day, ...row, readers: Math.ceil(row.views / 1.4) })));
  await inTransaction(db, async (tx) => {
    await insert(rows, (part) => tx.insertInto('article_daily_stats').values(part).execute());
    await addUp(tx, now);
    await writeOthers(tx, now);
  });
  await sql`analyze`.execute(db);
}

async function insert<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await write(rows.slice(at, at + BATCH));
}

/** Computes every other sum from the daily sums of the articles. */
async function addUp(tx: Db, now: number): Promise<void> {
  const seconds = sql.raw(
    engineOf(tx) === 'postgres'
      ? 'cast(extract(epoch from cast(day as date)) as bigint)'
      : "cast(strftime('%s', day) as integer)",
  );
  await sql`delete from article_stats`.execute(tx);
  await sql`insert into article_stats (article_id, views, readers)
    select article_id, sum(views), sum(readers) from article_daily_stats group by article_id`.execute(tx);
  await sql`insert into subject_daily_stats (kind, day, subject, views, readers)
    select 'category', day, category_id, sum(views), sum(readers)
      from article_daily_stats join article on article.id = article_id where category_id is not null group by day, category_id
    union all select 'author', day, author_slug, sum(views), sum(readers)
      from article_daily_stats join article on article.id = article_id group by day, author_slug
    union all select 'staff', day, created_by, sum(views), sum(readers)
      from article_daily_stats join article on article.id = article_id where created_by is not null group by day, created_by
    union all select 'tag', day, tag_id, sum(views), sum(readers)
      from article_daily_stats join article_tag using (article_id) group by day, tag_id`.execute(tx);
  await sql`create temp table part as
    select column1 as source, column2 as device, column3 as share from (values
      ('telegram', 'phone', 0.3), ('telegram', 'desktop', 0.04), ('direct', 'phone', 0.16), ('direct', 'desktop', 0.05),
      ('facebook', 'phone', 0.14), ('facebook', 'tablet', 0.02), ('search', 'phone', 0.1), ('search', 'desktop', 0.04),
      ('internal', 'phone', 0.06), ('internal', 'desktop', 0.02), ('instagram', 'phone', 0.04), ('x', 'phone', 0.02),
      ('other', 'desktop', 0.01)) as parts`.execute(tx);
  await sql`insert into traffic_daily_stats (day, source, device, views, readers)
    select day, source, device, cast(sum(views * share) as integer), cast(sum(readers * share) as integer)
      from article_daily_stats, part group by day, source, device`.execute(tx);
  await sql`with recursive hour(at) as (select 0 union all select at + 1 from hour where at < 23)
    insert into traffic_hourly_stats (hour, source, device, views, readers)
    select (${seconds} - 14400 + at * 3600) * 1000, source, device, views / 24, readers / 24
      from traffic_daily_stats, hour where day > ${formatInputDate(now - 400 * DAY)}`.execute(tx);
  await sql`with recursive hour(at) as (select 9 union all select at + 4 from hour where at < 21)
    insert into article_hourly_stats (hour, article_id, views, readers)
    select (${seconds} - 14400 + at * 3600) * 1000, article_id, (views + 3) / 4, (readers + 3) / 4
      from article_daily_stats, hour where day > ${formatInputDate(now - 35 * DAY)}`.execute(tx);
}

/** Writes a reader every two seconds of the last half hour, searches of 90 days and the subscribers of spec §9. */
async function writeOthers(tx: Db, now: number): Promise<void> {
  const [article] = await tx.selectFrom('article').select('id').limit(1).execute();
  const id = article?.id ?? '';
  await insert(
    Array.from({ length: 900 }, (_, at) => ({
      article_id: id,
      reader: `reader${at}`,
      last_seen_at: now - at * 2000,
    })),
    (part) => tx.insertInto('reader_visit').values(part).execute(),
  );
  await insert(
    Array.from({ length: 90 * 500 }, (_, at) => ({
      day: formatInputDate(now - Math.floor(at / 500) * DAY),
      query: `söz ${at % 500}`,
      count: 1 + (at % 17),
      no_result_count: at % 5 === 0 ? 1 : 0,
    })),
    (part) => tx.insertInto('search_query_daily_stats').values(part).execute(),
  );
  await insert(
    Array.from({ length: 235_000 }, (_, at) => {
      const moment = now - at * MINUTE;
      const moments = {
        consent_at: moment,
        created_at: moment,
        confirmation_requested_at: moment,
        confirmed_at: moment,
      };
      return {
        id: `subscriber${at}`,
        email: `oxucu-${at}@example.az`,
        status: 'confirmed' as const,
        ...moments,
      };
    }).map((row) => ({ ...row, unsubscribed_at: null })),
    (part) =>
      tx
        .insertInto('subscriber')
        .values(part.slice(0, 2500))
        .execute()
        .then(() => tx.insertInto('subscriber').values(part.slice(2500)).execute()),
  );
}
