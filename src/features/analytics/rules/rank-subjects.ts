import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { DayRange } from './day-range.ts';
import type { ViewCounts } from './list-views.ts';
import type { OwnArticleSum } from './rank-articles.ts';

export type SubjectKind = 'category' | 'author' | 'tag';

/** The views and readers of a subject. `subject` is the id of a category or tag, or the slug of an author. */
export type SubjectSum = ViewCounts & { subject: string };

/** One tag of one article. */
export interface OwnTag {
  articleId: string;
  tagId: string;
}

/**
 * The categories, authors or tags with the most views in the range. Articles count for the subjects they had when
 * read.
 */
export async function sumTopSubjects(
  db: Db,
  { kind, range, limit }: { kind: SubjectKind; range: DayRange; limit: number },
): Promise<SubjectSum[]> {
  const rows = await db
    .selectFrom('subject_daily_stats')
    .select((eb) => [
      'subject',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('readers').as('readers'),
    ])
    .where('kind', '=', kind)
    .where((eb) => eb.between('day', range.from, range.to))
    .groupBy('subject')
    .orderBy(sql`sum(views)`, 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, views: Number(row.views), readers: Number(row.readers) }));
}

/** The current tags of all articles of a staff member. */
export function listOwnTags(db: Db, { staffId }: { staffId: string }): Promise<OwnTag[]> {
  return db
    .selectFrom('article_tag')
    .select(['article_id as articleId', 'tag_id as tagId'])
    .where('article_id', 'in', (eb) =>
      eb.selectFrom('article_admin_list').select('article_id').where('created_by', '=', staffId),
    )
    .execute();
}

/** Sums the views of articles by category, author and tag. Articles count for their current subjects. */
export function sumSubjectsOf(
  sums: readonly OwnArticleSum[],
  { tags, limit }: { tags: readonly OwnTag[]; limit: number },
): Record<SubjectKind, SubjectSum[]> {
  const byId = new Map(sums.map((sum) => [sum.id, sum]));
  return {
    category: sumBySubject(
      sums.flatMap((sum) => (sum.categoryId === null ? [] : [[sum.categoryId, sum]])),
      limit,
    ),
    author: sumBySubject(
      sums.map((sum) => [sum.authorSlug, sum]),
      limit,
    ),
    tag: sumBySubject(
      tags.flatMap(({ articleId, tagId }) => {
        const sum = byId.get(articleId);
        return sum ? [[tagId, sum]] : [];
      }),
      limit,
    ),
  };
}

function sumBySubject(parts: readonly [subject: string, sum: ViewCounts][], limit: number): SubjectSum[] {
  const totals = new Map<string, SubjectSum>();
  for (const [subject, sum] of parts) {
    const total = totals.get(subject) ?? { subject, views: 0, readers: 0 };
    total.views += sum.views;
    total.readers += sum.readers;
    totals.set(subject, total);
  }
  return [...totals.values()]
    .sort((a, b) => b.views - a.views || (a.subject < b.subject ? -1 : 1))
    .slice(0, limit);
}
