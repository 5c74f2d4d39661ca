import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { DayRange } from './day-range.ts';
import type { Views } from './list-views.ts';
import type { OwnArticleSum } from './rank-articles.ts';

export type SubjectKind = 'category' | 'author' | 'tag';

/** A category's or a tag's id, or an author's address, with the views of its articles. */
export type SubjectSum = Views & { subject: string };

/** One tag of one article. */
export interface OwnTag {
  articleId: string;
  tagId: string;
}

/** Categories, authors or tags by the views of their articles in the range, as the articles were when they were read. */
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

/** The tags of everything that one person wrote. */
export function listOwnTags(db: Db, { staffId }: { staffId: string }): Promise<OwnTag[]> {
  return db
    .selectFrom('article_tag')
    .select(['article_id as articleId', 'tag_id as tagId'])
    .where('article_id', 'in', (eb) =>
      eb.selectFrom('article_admin_list').select('article_id').where('created_by', '=', staffId),
    )
    .execute();
}

/** The same as `sumTopSubjects` out of the sums of some articles, as these are now. */
export function sumSubjectsOf(
  sums: readonly OwnArticleSum[],
  { tags, limit }: { tags: readonly OwnTag[]; limit: number },
): Record<SubjectKind, SubjectSum[]> {
  const byId = new Map(sums.map((sum) => [sum.id, sum]));
  return {
    category: addUp(
      sums.flatMap((sum) => (sum.categoryId === null ? [] : [[sum.categoryId, sum]])),
      limit,
    ),
    author: addUp(
      sums.map((sum) => [sum.authorSlug, sum]),
      limit,
    ),
    tag: addUp(
      tags.flatMap(({ articleId, tagId }) => {
        const sum = byId.get(articleId);
        return sum ? [[tagId, sum]] : [];
      }),
      limit,
    ),
  };
}

function addUp(parts: readonly [subject: string, sum: Views][], limit: number): SubjectSum[] {
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
