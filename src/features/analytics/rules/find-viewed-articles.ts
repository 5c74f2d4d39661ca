import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';

/** An article that readers can open, with the subjects that its page views count for. */
export interface ViewedArticle {
  id: string;
  slug: string;
  categoryId: string | null;
  authorSlug: string;
  /** The account that created the article; null for imported articles. */
  staffId: string | null;
  tagIds: string[];
}

/** Returns the articles with these slugs that readers can open, by slug. Locks them until the end of the transaction. */
export async function findViewedArticles(
  tx: Db,
  slugs: readonly string[],
): Promise<Map<string, ViewedArticle>> {
  const query = tx
    .selectFrom('article')
    .select(['id', 'slug', 'category_id', 'author_slug', 'created_by'])
    .where('slug', 'in', slugs)
    .where('status', 'in', ['published', 'archived'])
    .orderBy('id');
  // The lock prevents that an article is deleted before the commit. SQLite has only one writer.
  const rows = await (engineOf(tx) === 'postgres' ? query.forKeyShare() : query).execute();
  const ids = rows.map((row) => row.id);
  const tags =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('article_tag')
          .select(['article_id', 'tag_id'])
          .where('article_id', 'in', ids)
          .execute();
  return new Map(
    rows.map((row) => [
      row.slug,
      {
        id: row.id,
        slug: row.slug,
        categoryId: row.category_id,
        authorSlug: row.author_slug,
        staffId: row.created_by,
        tagIds: tags.filter((tag) => tag.article_id === row.id).map((tag) => tag.tag_id),
      },
    ]),
  );
}
