import type { Db } from '#platform/db/schema.ts';

/** The current slug of the category that had `slug` before. */
export async function findRedirectedCategory(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('category_redirect')
    .innerJoin('category', 'category.id', 'category_redirect.category_id')
    .select('category.slug')
    .where('category_redirect.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}
