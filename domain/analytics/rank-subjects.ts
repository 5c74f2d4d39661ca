import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { DayRange } from './day-range.ts';
import type { Views } from './list-views.ts';
import type { OwnArticleSum } from './rank-articles.ts';

export type SubjectKind = 'category' | 'author' | 'tag';

/** A category's or a tag's id, or an author's address, with the views of its articles. */
export type SubjectSum = Views & { subject: string };

/** Ids in one question stay well under the parameters that both engines take. */
const BATCH = 5000;

/** Categories, authors or tags by the views of their articles in the range, as the articles were when they were read. */
export async function sumTopSubjects(
  db: Db,
  { kind, range, limit }: { kind: SubjectKind; range: DayRange; limit: number },
): Promise<SubjectSum[]> {
  const rows = await db
    .selectFrom('subject_day')
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

/** The same out of the sums of some articles, as these are now. */
export async function sumSubjectsOf(
  db: Db,
  sums: readonly OwnArticleSum[],
  { limit }: { limit: number },
): Promise<Record<SubjectKind, SubjectSum[]>> {
  const byId = new Map(sums.map((sum) => [sum.id, sum]));
  const ids = [...byId.keys()];
  const tags: [subject: string, sum: Views | undefined][] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db
      .selectFrom('article_tag')
      .select(['article_id', 'tag_id'])
      .where('article_id', 'in', ids.slice(at, at + BATCH))
      .execute();
    for (const { article_id, tag_id } of rows) tags.push([tag_id, byId.get(article_id)]);
  }
  return {
    category: addUp(
      sums.flatMap((sum) => (sum.categoryId === null ? [] : [[sum.categoryId, sum]])),
      limit,
    ),
    author: addUp(
      sums.map((sum) => [sum.authorSlug, sum]),
      limit,
    ),
    tag: addUp(tags, limit),
  };
}

function addUp(parts: readonly [subject: string, sum: Views | undefined][], limit: number): SubjectSum[] {
  const totals = new Map<string, SubjectSum>();
  for (const [subject, sum] of parts) {
    const total = totals.get(subject) ?? { subject, views: 0, readers: 0 };
    total.views += sum?.views ?? 0;
    total.readers += sum?.readers ?? 0;
    totals.set(subject, total);
  }
  return [...totals.values()]
    .sort((a, b) => b.views - a.views || (a.subject < b.subject ? -1 : 1))
    .slice(0, limit);
}
