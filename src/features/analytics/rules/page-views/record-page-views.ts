import { formatInputDate } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { countExcessReaders } from '../count-excess-readers.ts';
import { countNewReaders, type NewReaders } from '../count-new-readers.ts';
import { listSubjects } from '../find-article-subjects.ts';
import { findViewedArticles, type ViewedArticle } from '../find-viewed-articles.ts';
import { addCounts, type CountIncrement } from './add-counts.ts';
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
  const counted = [...articles.values()].map((article) => ({
    ...article,
    views: pageViews.filter(({ slug }) => slug === article.slug).length,
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
      ...{ key: [kind, day, subject], views: article.views, readers: 0 },
    })),
  );
  const readers = newReaders.ofSubjects.map(([kind, subject]) => ({
    ...{ key: [kind, day, subject], views: 0, readers: 1 },
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
  const increments = pageViews.map(({ reader, source, device }) => ({
    key: [source, device],
    views: 1,
    readers: reader !== null && uncounted.delete(reader) ? 1 : 0,
  }));
  const atTime = (time: string | number) =>
    increments.map(({ key, ...counts }) => ({ key: [time, ...key], ...counts }));
  await addCounts(tx, 'traffic_hourly_stats', atTime(startOfHour(now)));
  await addCounts(tx, 'traffic_daily_stats', atTime(formatInputDate(now)));
}

async function readViews(tx: Db, articles: Map<string, ViewedArticle>): Promise<Map<string, number>> {
  const ids = [...articles.values()].map(({ id }) => id);
  const rows = await tx
    .selectFrom('article_stats')
    .select(['article_id', 'views'])
    .where('article_id', 'in', ids)
    .execute();
  const viewsOf = new Map(rows.map((row) => [row.article_id, row.views]));
  return new Map([...articles].map(([slug, { id }]) => [slug, viewsOf.get(id) ?? 0]));
}

function startOfHour(now: number): number {
  return Math.floor(now / HOUR) * HOUR;
}
