import type { Db } from '#platform/db/schema.ts';

/** The article whose comments a page shows. */
export interface CommentedArticle {
  id: string;
  slug: string;
  title: string;
  categorySlug: string;
}

/** The published or archived article at a slug; null when it has no category and so no comments. */
export async function findCommentedArticle(
  db: Db,
  { slug }: { slug: string },
): Promise<CommentedArticle | null> {
  const row = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(['article.id', 'article.slug', 'article.title', 'category.slug as categorySlug'])
    .where('article.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ?? null;
}
