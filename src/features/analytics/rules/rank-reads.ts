import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { DayRange } from './day-range.ts';
import { viewSums } from './list-views.ts';
import type { OwnArticleSum } from './rank-articles.ts';
import type { ViewCounts } from './view-counts.ts';

/** A category, an author or a tag with the views and readers of its articles. */
export interface RankedSubject extends ViewCounts {
  /** Empty when the subject is deleted. */
  slug: string;
  name: string;
}

/** Adds slugs and names to the sums. */
export async function nameSubjects(
  db: Db,
  kind: SubjectKind,
  sums: readonly SubjectSum[],
): Promise<RankedSubject[]> {
  const subjects = sums.map(({ subject }) => subject);
  const names = kind === 'author' ? await readAuthorNames(db, subjects) : await readNames(db, kind, subjects);
  return sums.map(({ subject, views, readers }) => {
    const { slug, name } = names.get(subject) ?? { slug: '', name: '' };
    return { slug, name, views, readers };
  });
}

type SubjectKind = 'category' | 'author' | 'tag';

/** The views and readers of a subject. `subject` is the id of a category or tag, or the slug of an author. */
type SubjectSum = ViewCounts & { subject: string };

/** One tag of one article. */
interface OwnTag {
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
    .select(['subject', ...viewSums])
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

type Names = Map<string, { slug: string; name: string }>;

async function readNames(db: Db, table: 'category' | 'tag', ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'slug', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The name of an author is the byline of the newest article. One query would read all articles of the authors. */
async function readAuthorNames(db: Db, slugs: string[]): Promise<Names> {
  const names: Names = new Map();
  for (const slug of slugs) {
    const newest = await db
      .selectFrom('article')
      .select('author')
      .where('author_slug', '=', slug)
      .where('status', '=', 'published')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    names.set(slug, { slug, name: newest?.author ?? slug });
  }
  return names;
}
