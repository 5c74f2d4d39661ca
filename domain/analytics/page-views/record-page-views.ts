import { formatInputDate } from '#az/format/dates.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { countExcessReaders } from '../count-excess-readers.ts';
import { countNewReaders, type NewReaders } from '../count-new-readers.ts';
import { listSubjects } from '../find-article-subjects.ts';
import { findViewedArticles, type ViewedArticle } from '../find-viewed-articles.ts';
import { addCounts, type CountIncrement } from './add-counts.ts';
import type { PageView } from './page-view.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds openings to `views` and, once per reader in 30 minutes, to `readers`: of the articles, of their categories,
 * authors and tags (once for each, however many of its articles were opened), and of the paper by where readers came
 * from and on what. All in one transaction, so that an answer given afterwards is never lost. Returns the views of every
 * slug that exists and is published. `now` is epoch milliseconds; days are those of Baku.
 */
export function recordPageViews(
  db: Db,
  { openings, now }: { openings: readonly PageView[]; now: number },
): Promise<Map<string, number>> {
  return inTransaction(db, async (tx) => {
    const articles = await findViewedArticles(tx, [...new Set(openings.map((opening) => opening.slug))]);
    const known = openings.filter(({ slug }) => articles.has(slug));
    if (known.length === 0) return new Map();
    const visits = known.flatMap(({ slug, reader, network = null }) =>
      reader === null ? [] : [{ reader, network, articleId: articles.get(slug)?.id ?? '' }],
    );
    const subjects = new Map([...articles.values()].map((article) => [article.id, listSubjects(article)]));
    const fresh = await countNewReaders(tx, { visits, subjectsOf: (id) => subjects.get(id) ?? [], now });
    const excess = await countExcessReaders(tx, { visits: fresh.visits, now });
    await addToArticles(tx, { articles, openings: known, fresh, excess, now });
    await addToSite(tx, { openings: known, fresh, now });
    return readViews(tx, articles);
  });
}

interface Batch {
  openings: readonly PageView[];
  fresh: NewReaders;
  now: number;
}

async function addToArticles(
  tx: Db,
  {
    articles,
    openings,
    fresh,
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
    views: openings.filter(({ slug }) => slug === article.slug).length,
    readers: fresh.ofArticle.get(article.id) ?? 0,
  }));
  const by = (keyOf: (article: ViewedArticle) => CountIncrement['key'][]): CountIncrement[] =>
    counted.flatMap((article) => keyOf(article).map((key) => ({ ...article, key })));
  await addCounts(
    tx,
    'article_hourly_stats',
    by(({ id }) => [[startOfHour(now), id]]),
  );
  for (const [id, readers] of [...excess].sort())
    await tx
      .updateTable('article_hourly_stats')
      .set((eb) => ({ excess_readers: eb('excess_readers', '+', readers) }))
      .where('hour', '=', startOfHour(now))
      .where('article_id', '=', id)
      .execute();
  // These only rank articles: what is too much from one network is left out.
  await addCounts(
    tx,
    'article_stats',
    by(({ id }) => [[id]]).map((one) => ({
      ...one,
      readers: one.readers - (excess.get(String(one.key[0])) ?? 0),
    })),
  );
  await addCounts(
    tx,
    'article_daily_stats',
    by(({ id }) => [[day, id]]),
  );
  const views = counted.flatMap((article) =>
    listSubjects(article).map(([kind, subject]) => ({
      ...{ key: [kind, day, subject], views: article.views, readers: 0 },
    })),
  );
  const readers = fresh.ofSubjects.map(([kind, subject]) => ({
    ...{ key: [kind, day, subject], views: 0, readers: 1 },
  }));
  await addCounts(tx, 'subject_daily_stats', [...views, ...readers]);
}

/** A reader of the paper counts where they came from first. */
async function addToSite(tx: Db, { openings, fresh, now }: Batch): Promise<void> {
  const uncounted = new Set(fresh.ofSite);
  const additions = openings.map(({ reader, source, device }) => ({
    key: [source, device],
    views: 1,
    readers: reader !== null && uncounted.delete(reader) ? 1 : 0,
  }));
  const under = (moment: string | number) =>
    additions.map(({ key, ...counts }) => ({ key: [moment, ...key], ...counts }));
  await addCounts(tx, 'traffic_hourly_stats', under(startOfHour(now)));
  await addCounts(tx, 'traffic_daily_stats', under(formatInputDate(now)));
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
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}
