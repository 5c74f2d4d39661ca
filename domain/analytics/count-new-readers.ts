import type { Db } from '#db/schema.ts';
import { type ArticleSubject, findArticleSubjects } from './find-article-subjects.ts';
import { READER_WINDOW_MS } from './page-views/page-view.ts';

/** Somebody who opened an article. */
export interface Visit {
  articleId: string;
  reader: string;
  network: string | null;
}

export interface NewReaders {
  /** How many count as readers of an article, by its id. */
  ofArticle: Map<string, number>;
  /** Each reader who counts for a category, an author or a tag, once for each. */
  ofSubjects: ArticleSubject[];
  /** Who counts as a reader of the paper. */
  ofSite: Set<string>;
  /** The visits that count, one for each reader of an article. */
  visits: Visit[];
}

/**
 * Remembers who opened what, and says who counts: readers of an article that they have not opened for 30 minutes,
 * readers of an author, a category or a tag who have opened none of its articles for as long, and readers of the paper
 * who have opened nothing of it. `subjectsOf` names what the articles of the visits are about.
 */
export async function countNewReaders(
  tx: Db,
  the: {
    visits: readonly Visit[];
    subjectsOf: (articleId: string) => readonly ArticleSubject[];
    now: number;
  },
): Promise<NewReaders> {
  const { visits, now } = the;
  const ofArticle = new Map<string, number>();
  const ofSite = new Set(visits.map(({ reader }) => reader));
  if (ofSite.size === 0) return { ofArticle, ofSubjects: [], ofSite, visits: [] };
  const recent = await tx
    .selectFrom('reader_visit')
    .select(['article_id as articleId', 'reader'])
    .where('reader', 'in', [...ofSite])
    .where('last_seen_at', '>', now - READER_WINDOW_MS)
    .execute();
  const seen = new Set(recent.map(pairOf));
  for (const { reader } of recent) ofSite.delete(reader);
  // In one order everywhere: two batches that touch the same rows never wait for each other in a circle.
  const pairs = new Map([...visits].map((visit) => [pairOf(visit), visit] as const));
  const rows = [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
  const fresh = rows.flatMap(([pair, visit]) => (seen.has(pair) ? [] : [visit]));
  for (const { articleId } of fresh) ofArticle.set(articleId, (ofArticle.get(articleId) ?? 0) + 1);
  await tx
    .insertInto('reader_visit')
    .values(
      rows.map(([, visit]) => ({ article_id: visit.articleId, reader: visit.reader, last_seen_at: now })),
    )
    .onConflict((oc) => oc.columns(['article_id', 'reader']).doUpdateSet({ last_seen_at: now }))
    .execute();
  const ofSubjects = await listNewOfSubjects(tx, { ...the, fresh, recent });
  return { ofArticle, ofSubjects, ofSite, visits: fresh };
}

async function listNewOfSubjects(
  tx: Db,
  {
    fresh,
    recent,
    subjectsOf,
  }: {
    fresh: readonly Visit[];
    recent: readonly Pick<Visit, 'articleId' | 'reader'>[];
    subjectsOf: (articleId: string) => readonly ArticleSubject[];
  },
): Promise<ArticleSubject[]> {
  const readers = new Set(fresh.map(({ reader }) => reader));
  const before = recent.filter(({ reader }) => readers.has(reader));
  const known = await findArticleSubjects(tx, { ids: before.map(({ articleId }) => articleId) });
  const counted = new Set<string>();
  const count = (reader: string, [kind, subject]: ArticleSubject): boolean => {
    const size = counted.size;
    return counted.add(`${reader} ${kind} ${subject}`).size > size;
  };
  for (const { reader, articleId } of before)
    for (const subject of known.get(articleId) ?? []) count(reader, subject);
  return fresh.flatMap(({ reader, articleId }) =>
    subjectsOf(articleId).filter((subject) => count(reader, subject)),
  );
}

function pairOf({ articleId, reader }: Pick<Visit, 'articleId' | 'reader'>): string {
  return `${articleId} ${reader}`;
}
