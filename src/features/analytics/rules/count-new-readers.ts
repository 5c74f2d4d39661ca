import { sql } from 'kysely';
import { isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { valuesTable } from '#platform/db/values-table.ts';
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
  /** New readers of subjects. A subject may have several entries. */
  ofSubjects: { subject: ArticleSubject; readers: number }[];
  /** The new readers of the site. */
  ofSite: Set<string>;
  /** One visit for each new reader of an article. */
  visits: Visit[];
}

/** The subjects of an article by its id. */
type SubjectsOf = (articleId: string) => readonly ArticleSubject[];

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
    subjectsOf: SubjectsOf;
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
    .where(isOneOf(tx, 'reader', [...ofSite]))
    .where('last_seen_at', '>', now - READER_WINDOW_MS)
    .execute();
  const seen = new Set(recent.map(toVisitKey));
  for (const { reader } of recent) ofSite.delete(reader);
  // Every batch writes the rows in the same order, so that two batches cannot deadlock.
  const byKey = new Map(visits.map((visit) => [toVisitKey(visit), visit] as const));
  const rows = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  const newVisits = rows.flatMap(([key, visit]) => (seen.has(key) ? [] : [visit]));
  for (const { articleId } of newVisits) ofArticle.set(articleId, (ofArticle.get(articleId) ?? 0) + 1);
  const input = valuesTable(
    tx,
    { article_id: 'text', reader: 'text' },
    rows.map(([, { articleId, reader }]) => [articleId, reader]),
  );
  await sql`insert into reader_visit (article_id, reader, last_seen_at)
    select article_id, reader, cast(${now} as bigint) from ${input} where true
    on conflict (reader, article_id) do update set last_seen_at = excluded.last_seen_at`.execute(tx);
  const ofSubjects = await countNewSubjectReaders(tx, { newVisits, recent, subjectsOf });
  return { ofArticle, ofSubjects, ofSite, visits: newVisits };
}

async function countNewSubjectReaders(
  tx: Db,
  {
    newVisits,
    recent,
    subjectsOf,
  }: {
    newVisits: readonly Visit[];
    recent: readonly Pick<Visit, 'articleId' | 'reader'>[];
    subjectsOf: SubjectsOf;
  },
): Promise<NewReaders['ofSubjects']> {
  const visitsOf = Map.groupBy(newVisits, ({ reader }) => reader);
  const earlierOf = Map.groupBy(
    recent.filter(({ reader }) => visitsOf.has(reader)),
    ({ reader }) => reader,
  );
  const ids = [...earlierOf.values()].flat().map(({ articleId }) => articleId);
  const earlierSubjects = await findArticleSubjects(tx, { ids });
  /** How many readers opened an article and nothing else: nearly all. They are new to each of its subjects. */
  const single = new Map<string, number>();
  const counted: NewReaders['ofSubjects'] = [];
  for (const [reader, visits] of visitsOf) {
    const earlier = earlierOf.get(reader) ?? [];
    const [first] = visits;
    if (first && visits.length === 1 && earlier.length === 0) {
      single.set(first.articleId, (single.get(first.articleId) ?? 0) + 1);
      continue;
    }
    const known = new Set<string>();
    /** Returns whether the reader is new to the subject. */
    const add = (subject: ArticleSubject) => {
      const { size } = known;
      return known.add(subject.join(' ')).size > size;
    };
    for (const { articleId } of earlier)
      for (const subject of earlierSubjects.get(articleId) ?? []) add(subject);
    for (const { articleId } of visits)
      for (const subject of subjectsOf(articleId)) if (add(subject)) counted.push({ subject, readers: 1 });
  }
  for (const [articleId, readers] of single)
    for (const subject of subjectsOf(articleId)) counted.push({ subject, readers });
  return counted;
}

function toVisitKey({ articleId, reader }: Pick<Visit, 'articleId' | 'reader'>): string {
  return `${articleId} ${reader}`;
}
