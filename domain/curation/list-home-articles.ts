import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';

/** An article as the layout shows it. `at`: published, planned for, or else last changed (epoch milliseconds). */
export interface HomeArticle {
  id: string;
  title: string;
  status: ArticleStatus;
  at: number;
  /** The picture's URL. */
  image: string | null;
}

/** The articles of these ids, of any status, in no order; those that are gone are missing. */
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
