import type { Db } from '#db/schema.ts';
import type { DayRange } from './day-range.ts';
import { listViewsByDay, type Scope, sumViews, type Views } from './list-views.ts';
import { nameSubjects, type RankedSubject } from './name-subjects.ts';
import { type ArticleSum, sumOwnArticles, sumTopArticles } from './rank-articles.ts';
import { listOwnTags, sumSubjectsOf, sumTopSubjects } from './rank-subjects.ts';

export interface RankedArticle extends Views {
  id: string;
  slug: string;
  title: string;
  author: string;
  publishedAt: number | null;
}

/** What was read most in a range, the most first. */
export interface Rankings {
  articles: RankedArticle[];
  categories: RankedSubject[];
  authors: RankedSubject[];
  tags: RankedSubject[];
}

/**
 * What was read most: of the paper, where the categories, authors and tags are those the articles had when they were
 * read, or of what one person wrote.
 */
export async function rankReads(
  db: Db,
  the: {
    range: DayRange;
    scope: Exclude<Scope, { of: 'article' }>;
    /** How many articles, and how many of everything else. */
    articles: number;
    subjects: number;
  },
): Promise<Rankings> {
  const { range, scope } = the;
  const asked = { range, limit: the.subjects };
  if (scope.of === 'staff') {
    const staffId = scope.id;
    const [sums, tags, days] = await Promise.all([
      sumOwnArticles(db, { range, staffId }),
      listOwnTags(db, { staffId }),
      listViewsByDay(db, { range, scope }),
    ]);
    const { readers } = sumViews(days);
    const { category, author, tag } = sumSubjectsOf(sums, { tags, limit: the.subjects });
    return {
      articles: await readArticles(db, sums.slice(0, the.articles)),
      categories: await nameSubjects(db, 'category', category),
      // Whoever read several articles under one byline is one reader.
      authors: await nameSubjects(
        db,
        'author',
        author.map((sum) => ({ ...sum, readers: Math.min(sum.readers, readers) })),
      ),
      tags: await nameSubjects(db, 'tag', tag),
    };
  }
  return {
    articles: await readArticles(db, await sumTopArticles(db, { range, limit: the.articles })),
    categories: await nameSubjects(db, 'category', await sumTopSubjects(db, { ...asked, kind: 'category' })),
    authors: await nameSubjects(db, 'author', await sumTopSubjects(db, { ...asked, kind: 'author' })),
    tags: await nameSubjects(db, 'tag', await sumTopSubjects(db, { ...asked, kind: 'tag' })),
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
