import { isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SubjectDailyStatsTable } from '../tables.ts';

/** A category, an author, a staff member or a tag. Views and readers of its articles are counted together. */
export type ArticleSubject = [kind: SubjectDailyStatsTable['kind'], subject: string];

/** The current subjects of an article. */
export function listSubjects(article: {
  categoryId: string | null;
  authorSlug: string;
  staffId: string | null;
  tagIds: readonly string[];
}): ArticleSubject[] {
  const { categoryId, authorSlug, staffId, tagIds } = article;
  return [
    ...(categoryId === null ? [] : [['category', categoryId] satisfies ArticleSubject]),
    ['author', authorSlug],
    ...(staffId === null ? [] : [['staff', staffId] satisfies ArticleSubject]),
    ...tagIds.map((id): ArticleSubject => ['tag', id]),
  ];
}

/** The current subjects of articles by article id. Deleted articles are missing. */
export async function findArticleSubjects(
  tx: Db,
  { ids }: { ids: readonly string[] },
): Promise<Map<string, ArticleSubject[]>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const articles = await tx
    .selectFrom('article')
    .select(['id', 'category_id as categoryId', 'author_slug as authorSlug', 'created_by as staffId'])
    .where(isOneOf(tx, 'id', unique))
    .execute();
  const tags = await tx
    .selectFrom('article_tag')
    .select(['article_id', 'tag_id'])
    .where(isOneOf(tx, 'article_id', unique))
    .execute();
  const tagsOf = Map.groupBy(tags, ({ article_id }) => article_id);
  return new Map(
    articles.map((article) => {
      const tagIds = (tagsOf.get(article.id) ?? []).map(({ tag_id }) => tag_id);
      return [article.id, listSubjects({ ...article, tagIds })];
    }),
  );
}
