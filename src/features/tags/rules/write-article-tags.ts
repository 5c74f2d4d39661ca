import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';

/** Gives an article these tags, in this order, and no others. */
export async function writeArticleTags(db: Db, articleId: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('article_tag').where('article_id', '=', articleId).execute();
  await insertArticleTags(db, [{ articleId, tagIds }]);
}

/** Gives articles that have no tags these tags, in this order. */
export async function insertArticleTags(
  db: Db,
  articles: readonly { articleId: string; tagIds: readonly string[] }[],
): Promise<void> {
  const rows = articles.flatMap(({ articleId, tagIds }) =>
    tagIds.map((tagId, position) => ({ article_id: articleId, tag_id: tagId, position })),
  );
  if (rows.length === 0) return;
  // Sorted by id: the lock order of `article-counts.ts` in the baseline.
  rows.sort((a, b) => (a.tag_id < b.tag_id ? -1 : 1));
  await db.insertInto('article_tag').values(rows).execute();
}

/**
 * Acquires the locks that a change of a published article needs, in the order of `article-counts.ts`: categories, then
 * tags, each by id. The fixed order prevents deadlocks between two editors.
 */
export async function lockCountedRows(
  db: Db,
  input: { articleId: string; categoryIds: readonly (string | null)[]; tagIds: readonly string[] },
): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const categoryIds = input.categoryIds.filter((id) => id !== null);
  if (categoryIds.length > 0) {
    await db
      .selectFrom('category')
      .select('id')
      .where('id', 'in', categoryIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
  await db
    .selectFrom('tag')
    .select('id')
    .where((eb) => {
      const own = eb.selectFrom('article_tag').select('tag_id').where('article_id', '=', input.articleId);
      return input.tagIds.length === 0
        ? eb('id', 'in', own)
        : eb.or([eb('id', 'in', own), eb('id', 'in', input.tagIds)]);
    })
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
