import { sql } from 'kysely';
import { formatInputDate } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { valuesTable } from '#platform/db/values-table.ts';
import type { AnalyticsTables } from '../../tables.ts';
import { countNewReaders, type NewReaders } from '../count-new-readers.ts';
import { listSubjects } from '../find-article-subjects.ts';
import type { PageView } from './page-view.ts';

/**
 * Counts page views and, once per reader in 30 minutes, readers: of the articles, of their subjects (categories, authors,
 * staff, tags) and of the site by source and device. A reader of several articles of one subject counts once. Everything
 * is one transaction, so that no acknowledged page view is lost. Returns the total views of each slug that readers can
 * open. `now` is epoch milliseconds; days are those of Baku.
 */
export function recordPageViews(
  db: Db,
  { pageViews, now }: { pageViews: readonly PageView[]; now: number },
): Promise<Map<string, number>> {
  return inTransaction(db, async (tx) => {
    const articles = await findViewedArticles(tx, [...new Set(pageViews.map(({ slug }) => slug))]);
    const known = pageViews.filter(({ slug }) => articles.has(slug));
    if (known.length === 0) return new Map();
    const visits = known.flatMap(({ slug, reader, network = null }) =>
      reader === null ? [] : [{ reader, network, articleId: articles.get(slug)?.id ?? '' }],
    );
    const subjects = new Map([...articles.values()].map((article) => [article.id, listSubjects(article)]));
    const newReaders = await countNewReaders(tx, { visits, subjectsOf: (id) => subjects.get(id) ?? [], now });
    const excess = await countExcessReaders(tx, { visits: newReaders.visits, now });
    await addToArticles(tx, { articles, pageViews: known, newReaders, excess, now });
    await addToSite(tx, { pageViews: known, newReaders, now });
    return readViews(tx, articles);
  });
}

/** An article that readers can open, with the subjects that its page views count for. */
interface ViewedArticle {
  id: string;
  slug: string;
  categoryId: string | null;
  authorSlug: string;
  /** The account that created the article; null for imported articles. */
  staffId: string | null;
  tagIds: string[];
}

/** Returns the articles with these slugs that readers can open, by slug. Locks them until the end of the transaction. */
async function findViewedArticles(tx: Db, slugs: readonly string[]): Promise<Map<string, ViewedArticle>> {
  const query = tx
    .selectFrom('article')
    .select(['id', 'slug', 'category_id', 'author_slug', 'created_by'])
    .where(isOneOf(tx, 'slug', slugs))
    .where('status', 'in', ['published', 'archived'])
    .orderBy('id');
  // The lock prevents that an article is deleted before the commit. SQLite has only one writer.
  const rows = await (engineOf(tx) === 'postgres' ? query.forKeyShare() : query).execute();
  const ids = rows.map((row) => row.id);
  const tags =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('article_tag')
          .select(['article_id', 'tag_id'])
          .where(isOneOf(tx, 'article_id', ids))
          .execute();
  const tagsOf = Map.groupBy(tags, ({ article_id }) => article_id);
  return new Map(
    rows.map((row) => [
      row.slug,
      {
        id: row.id,
        slug: row.slug,
        categoryId: row.category_id,
        authorSlug: row.author_slug,
        staffId: row.created_by,
        tagIds: (tagsOf.get(row.id) ?? []).map(({ tag_id }) => tag_id),
      },
    ]),
  );
}

/**
 * How many readers from one network (an IPv4 address, an IPv6 /64) count in the ranking of an article per day. Mobile
 * operators put many readers behind one address, which affects all articles equally.
 */
export const MAX_RANKED_READERS = 5;

/** A new reader of an article, with a hash of the reader's network; null when it is unknown. */
interface NetworkVisit {
  articleId: string;
  network: string | null;
}

/** Stores the networks of new readers. Returns by article how many readers exceed `MAX_RANKED_READERS`. */
async function countExcessReaders(
  tx: Db,
  { visits, now }: { visits: readonly NetworkVisit[]; now: number },
): Promise<Map<string, number>> {
  const added = new Map<string, { article_id: string; network: string; readers: number }>();
  for (const { articleId, network } of visits) {
    if (network === null) continue;
    const key = `${articleId} ${network}`;
    const readers = (added.get(key)?.readers ?? 0) + 1;
    added.set(key, { article_id: articleId, network, readers });
  }
  const excess = new Map<string, number>();
  if (added.size === 0) return excess;
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const rows = [...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const input = valuesTable(
    tx,
    { article_id: 'text', network: 'text', readers: 'integer' },
    rows.map(({ article_id, network, readers }) => [article_id, network, readers]),
  );
  const { rows: totals } = await sql<{ article_id: string; network: string; readers: number }>`
    insert into article_network_readers (article_id, network, readers, since)
    select article_id, network, readers, cast(${now} as bigint) from ${input} where true
    on conflict (article_id, network) do update set readers = article_network_readers.readers + excluded.readers
    returning article_id, network, readers`.execute(tx);
  for (const { article_id: articleId, network, readers } of totals) {
    const addedReaders = added.get(`${articleId} ${network}`)?.readers ?? 0;
    const excessReaders = Math.min(addedReaders, Math.max(0, readers - MAX_RANKED_READERS));
    if (excessReaders > 0) excess.set(articleId, (excess.get(articleId) ?? 0) + excessReaders);
  }
  return excess;
}

interface Batch {
  pageViews: readonly PageView[];
  newReaders: NewReaders;
  now: number;
}

async function addToArticles(
  tx: Db,
  {
    articles,
    pageViews,
    newReaders,
    excess,
    now,
  }: Batch & {
    articles: Map<string, ViewedArticle>;
    excess: ReadonlyMap<string, number>;
  },
): Promise<void> {
  const day = formatInputDate(now);
  const viewsOf = Map.groupBy(pageViews, ({ slug }) => slug);
  const counted = [...articles.values()].map((article) => ({
    ...article,
    views: viewsOf.get(article.slug)?.length ?? 0,
    readers: newReaders.ofArticle.get(article.id) ?? 0,
  }));
  const toIncrements = (toKey: (articleId: string) => CountIncrement['key']): CountIncrement[] =>
    counted.map((article) => ({ ...article, key: toKey(article.id) }));
  await addCounts(
    tx,
    'article_hourly_stats',
    toIncrements((id) => [startOfHour(now), id]),
  );
  // These totals are only used to rank articles, so they leave out excess readers from one network.
  await addCounts(
    tx,
    'article_stats',
    counted.map((article) => ({
      ...article,
      key: [article.id],
      readers: article.readers - (excess.get(article.id) ?? 0),
    })),
  );
  await addCounts(
    tx,
    'article_daily_stats',
    toIncrements((id) => [day, id]),
  );
  await addExcessReaders(tx, { excess, hour: startOfHour(now), day });
  const views = counted.flatMap((article) =>
    listSubjects(article).map(([kind, subject]) => ({
      key: [kind, day, subject],
      views: article.views,
      readers: 0,
    })),
  );
  const readers = newReaders.ofSubjects.map(({ subject: [kind, subject], readers }) => ({
    key: [kind, day, subject],
    views: 0,
    readers,
  }));
  await addCounts(tx, 'subject_daily_stats', [...views, ...readers]);
}

/** The rows of the hour and of the day exist already. */
async function addExcessReaders(
  tx: Db,
  { excess, hour, day }: { excess: ReadonlyMap<string, number>; hour: number; day: string },
): Promise<void> {
  for (const [id, readers] of [...excess].sort()) {
    await tx
      .updateTable('article_hourly_stats')
      .set((eb) => ({ excess_readers: eb('excess_readers', '+', readers) }))
      .where('hour', '=', hour)
      .where('article_id', '=', id)
      .execute();
    await tx
      .updateTable('article_daily_stats')
      .set((eb) => ({ excess_readers: eb('excess_readers', '+', readers) }))
      .where('day', '=', day)
      .where('article_id', '=', id)
      .execute();
  }
}

/** A new reader of the site counts for the source and device of the first page view in the batch. */
async function addToSite(tx: Db, { pageViews, newReaders, now }: Batch): Promise<void> {
  const uncounted = new Set(newReaders.ofSite);
  const sums = new Map<string, CountIncrement>();
  for (const { reader, source, device } of pageViews) {
    const name = `${source} ${device}`;
    const { views, readers } = sums.get(name) ?? { views: 0, readers: 0 };
    const isNew = reader !== null && uncounted.delete(reader);
    sums.set(name, { key: [source, device], views: views + 1, readers: readers + (isNew ? 1 : 0) });
  }
  const atTime = (time: string | number) =>
    [...sums.values()].map(({ key, ...counts }) => ({ key: [time, ...key], ...counts }));
  await addCounts(tx, 'traffic_hourly_stats', atTime(startOfHour(now)));
  await addCounts(tx, 'traffic_daily_stats', atTime(formatInputDate(now)));
}

/** The tables that count views and readers, with their key columns. */
const keys = {
  article_stats: ['article_id'],
  article_hourly_stats: ['hour', 'article_id'],
  article_daily_stats: ['day', 'article_id'],
  subject_daily_stats: ['kind', 'day', 'subject'],
  traffic_hourly_stats: ['hour', 'source', 'device'],
  traffic_daily_stats: ['day', 'source', 'device'],
} as const satisfies Partial<Record<keyof AnalyticsTables | 'article_stats', readonly string[]>>;

/** How much to add to a row. */
export interface CountIncrement {
  /** The values of the key columns, in their order. */
  key: readonly (string | number)[];
  views: number;
  readers: number;
}

/** Adds to the counts of rows, and inserts the rows that do not exist. Increments of the same row are summed. */
export async function addCounts(
  tx: Db,
  table: keyof typeof keys,
  increments: readonly CountIncrement[],
): Promise<void> {
  const sums = new Map<string, CountIncrement>();
  for (const { key, views, readers } of increments) {
    const id = key.join(' ');
    const sum = sums.get(id) ?? { key, views: 0, readers: 0 };
    sums.set(id, { key, views: sum.views + views, readers: sum.readers + readers });
  }
  if (sums.size === 0) return;
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  const columns = keys[table].map((column) => sql.ref(column));
  const types = Object.fromEntries(
    keys[table].map((column) => [column, column === 'hour' ? 'integer' : 'text'] as const),
  );
  const input = valuesTable(
    tx,
    { ...types, views: 'integer', readers: 'integer' },
    rows.map(({ key, views, readers }) => [...key, views, readers]),
  );
  const target = sql.table(table);
  await sql`insert into ${target} (${sql.join(columns)}, views, readers)
    select ${sql.join(columns)}, views, readers from ${input} where true
    on conflict (${sql.join(columns)}) do update set
      views = ${target}.views + excluded.views, readers = ${target}.readers + excluded.readers`.execute(tx);
}

async function readViews(tx: Db, articles: Map<string, ViewedArticle>): Promise<Map<string, number>> {
  const ids = [...articles.values()].map(({ id }) => id);
  const rows = await tx
    .selectFrom('article_stats')
    .select(['article_id', 'views'])
    .where(isOneOf(tx, 'article_id', ids))
    .execute();
  const viewsOf = new Map(rows.map((row) => [row.article_id, row.views]));
  return new Map([...articles].map(([slug, { id }]) => [slug, viewsOf.get(id) ?? 0]));
}

function startOfHour(now: number): number {
  return Math.floor(now / HOUR) * HOUR;
}
