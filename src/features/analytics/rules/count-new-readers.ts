import type { Db } from '#platform/db/schema.ts';
import { type ArticleSubject, findArticleSubjects } from './find-article-subjects.ts';
import { READER_WINDOW_MS } from './page-views/page-view.ts';

/** A page view of an article by a known reader. */
export interface Visit {
  articleId: string;
  /** A hash that identifies the reader. */
  reader: string;
  /** A hash of the reader's network; null when it is unknown. */
  network: string | null;
}

export interface NewReaders {
  /** The number of new readers by article id. */
  ofArticle: Map<string, number>;
  /** One entry for each new reader of a subject. */
  ofSubjects: ArticleSubject[];
  /** The new readers of the site. */
  ofSite: Set<string>;
  /** One visit for each new reader of an article. */
  visits: Visit[];
}

/**
 * Stores the visits and returns the new readers. A reader of an article is new after 30 minutes without opening it. A
 * reader of a category, an author, a staff member or a tag is new after 30 minutes without opening any of its articles,
 * a reader of the site after 30 minutes without opening anything. `subjectsOf` returns the subjects of an article.
 */
export async function countNewReaders(
  tx: Db,
  {
    visits,
    subjectsOf,
    now,
  }: {
    visits: readonly Visit[];
    subjectsOf: (articleId: string) => readonly ArticleSubject[];
    /** Epoch milliseconds. */
    now: number;
  },
): Promise<NewReaders> {
  const ofArticle = new Map<string, number>();
  const ofSite = new Set(visits.map(({ reader }) => reader));
  if (ofSite.size === 0) return { ofArticle, ofSubjects: [], ofSite, visits: [] };
  const recent = await tx
    .selectFrom('reader_visit')
    .select(['article_id as articleId', 'reader'])
    .where('reader', 'in', [...ofSite])
    .where('last_seen_at', '>', now - READER_WINDOW_MS)
    .execute();
  const seen = new Set(recent.map(toVisitKey));
  for (const { reader } of recent) ofSite.delete(reader);
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const byKey = new Map(visits.map((visit) => [toVisitKey(visit), visit] as const));
  const rows = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const newVisits = rows.flatMap(([key, visit]) => (seen.has(key) ? [] : [visit]));
  for (const { articleId } of newVisits) ofArticle.set(articleId, (ofArticle.get(articleId) ?? 0) + 1);
  await tx
    .insertInto('reader_visit')
    .values(
      rows.map(([, visit]) => ({ article_id: visit.articleId, reader: visit.reader, last_seen_at: now })),
    )
    .onConflict((oc) => oc.columns(['article_id', 'reader']).doUpdateSet({ last_seen_at: now }))
    .execute();
  const ofSubjects = await listNewSubjectReaders(tx, { newVisits, recent, subjectsOf });
  return { ofArticle, ofSubjects, ofSite, visits: newVisits };
}

async function listNewSubjectReaders(
  tx: Db,
  {
    newVisits,
    recent,
    subjectsOf,
  }: {
    newVisits: readonly Visit[];
    recent: readonly Pick<Visit, 'articleId' | 'reader'>[];
    subjectsOf: (articleId: string) => readonly ArticleSubject[];
  },
): Promise<ArticleSubject[]> {
  const readers = new Set(newVisits.map(({ reader }) => reader));
  const earlier = recent.filter(({ reader }) => readers.has(reader));
  const earlierSubjects = await findArticleSubjects(tx, { ids: earlier.map(({ articleId }) => articleId) });
  const counted = new Set<string>();
  /** Returns whether the reader is new to the subject. */
  const addReader = (reader: string, [kind, subject]: ArticleSubject): boolean => {
    const size = counted.size;
    return counted.add(`${reader} ${kind} ${subject}`).size > size;
  };
  for (const { reader, articleId } of earlier)
    for (const subject of earlierSubjects.get(articleId) ?? []) addReader(reader, subject);
  return newVisits.flatMap(({ reader, articleId }) =>
    subjectsOf(articleId).filter((subject) => addReader(reader, subject)),
  );
}

function toVisitKey({ articleId, reader }: Pick<Visit, 'articleId' | 'reader'>): string {
  return `${articleId} ${reader}`;
}
