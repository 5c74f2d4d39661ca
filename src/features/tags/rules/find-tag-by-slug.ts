import type { Db } from '#platform/db/schema.ts';

export interface Tag {
  id: string;
  slug: string;
  name: string;
  /** Published articles. */
  articleCount: number;
}

export async function findTagBySlug(db: Db, { slug }: { slug: string }): Promise<Tag | null> {
  const row = await db
    .selectFrom('tag')
    .select(['id', 'slug', 'name', 'article_count'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? { id: row.id, slug: row.slug, name: row.name, articleCount: row.article_count } : null;
}
