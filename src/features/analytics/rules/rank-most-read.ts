import type { Db } from '#platform/db/schema.ts';
import type { DayRange } from './day-range.ts';
import { listViewsByDay, type Scope, sumViews, type ViewCounts } from './list-views.ts';
import { nameSubjects, type RankedSubject } from './name-subjects.ts';
import { type ArticleSum, sumOwnArticles, sumTopArticles } from './rank-articles.ts';
import { listOwnTags, sumSubjectsOf, sumTopSubjects } from './rank-subjects.ts';

export interface RankedArticle extends ViewCounts {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
}

/** What was read most in a range, the most viewed first. */
export interface Rankings {
  articles: RankedArticle[];
  categories: RankedSubject[];
  authors: RankedSubject[];
  tags: RankedSubject[];
}

/**
 * What was read most on the site or of one staff member. For the site, the categories, authors and tags are those that
 * the articles had when they were read; for a staff member, they are the current ones.
 */
export async function rankMostRead(
  db: Db,
  {
    range,
    scope,
    articles: articleLimit,
    subjects: limit,
  }: {
    range: DayRange;
    scope: Exclude<Scope, { of: 'article' }>;
    /** The maximum number of articles. */
    articles: number;
    /** The maximum number of categories, of authors and of tags. */
    subjects: number;
  },
): Promise<Rankings> {
  if (scope.of === 'staff') {
    const staffId = scope.id;
    const [sums, tags, days] = await Promise.all([
      sumOwnArticles(db, { range, staffId }),
      listOwnTags(db, { staffId }),
      listViewsByDay(db, { range, scope }),
    ]);
    const { readers } = sumViews(days);
    const { category, author, tag } = sumSubjectsOf(sums, { tags, limit });
    return {
      articles: await readArticles(db, sums.slice(0, articleLimit)),
      categories: await nameSubjects(db, 'category', category),
      // The sum of readers counts a reader of several articles more than once, so it is limited to all readers.
      authors: await nameSubjects(
        db,
        'author',
        author.map((sum) => ({ ...sum, readers: Math.min(sum.readers, readers) })),
      ),
      tags: await nameSubjects(db, 'tag', tag),
    };
  }
  return {
    articles: await readArticles(db, await sumTopArticles(db, { range, limit: articleLimit })),
    categories: await nameSubjects(
      db,
      'category',
      await sumTopSubjects(db, { kind: 'category', range, limit }),
    ),
    authors: await nameSubjects(db, 'author', await sumTopSubjects(db, { kind: 'author', range, limit })),
    tags: await nameSubjects(db, 'tag', await sumTopSubjects(db, { kind: 'tag', range, limit })),
  };
}

async function readArticles(db: Db, sums: readonly ArticleSum[]): Promise<RankedArticle[]> {
  if (sums.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'author', 'published_at as publishedAt'])
    .where(
      'id',
      'in',
      sums.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sums.flatMap(({ id, views, readers }) => {
    const article = byId.get(id);
    return article ? [{ ...article, views, readers }] : [];
  });
}
