import type { Db } from '#db/schema.ts';

/** Where the article that once stood at `slug` is now, if readers can see it. */
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
