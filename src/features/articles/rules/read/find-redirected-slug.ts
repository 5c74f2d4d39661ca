import type { Db } from '#platform/db/schema.ts';

/** The current slug of the article that had `slug` before. Null when readers cannot see it. */
export async function findRedirectedSlug(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('article_redirect')
    .innerJoin('article', 'article.id', 'article_redirect.article_id')
    .select('article.slug')
    .where('article_redirect.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row?.slug ?? null;
}
