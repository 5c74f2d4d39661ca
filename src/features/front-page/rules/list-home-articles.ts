import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Db } from '#platform/db/schema.ts';

/** An article as the layout screen shows it. */
export interface HomeArticle {
  id: string;
  title: string;
  status: ArticleStatus;
  /** When it was published, is scheduled or else was last changed; epoch milliseconds. */
  at: number;
  /** The URL of the image. */
  image: string | null;
}

/** The articles with these ids, of any status, in no order. Deleted articles are missing. */
export async function listHomeArticles(db: Db, { ids }: { ids: readonly string[] }): Promise<HomeArticle[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title', 'status', 'image', 'published_at', 'scheduled_at', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, title, status, image, published_at, scheduled_at, updated_at }) => ({
    ...{ id, title, status, image },
    at: published_at ?? scheduled_at ?? updated_at,
  }));
}
