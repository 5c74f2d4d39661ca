import { sql } from 'kysely';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import type { Db } from '#platform/db/schema.ts';
import { type KeysetPage, type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';

/** One list of articles. Each has an index of its own, so only one can be chosen. */
export type ArticleListChoice =
  | { by: 'all' }
  | { by: 'category'; categoryId: string }
  | { by: 'tag'; tagId: string }
  | { by: 'author'; authorSlug: string };

export interface ArticleWindow {
  list: ArticleListChoice;
  /** Published at this moment (epoch ms) or later. */
  since?: number;
  /** Published before this moment (epoch ms). */
  until?: number;
  after: PageCursor<number> | null;
  limit: number;
}

/**
 * A page of published articles, newest first. An article that is published while somebody reads the pages comes before
 * the first page, so no other article moves to another page.
 */
export async function listArticlesAfter(
  db: Db,
  window: ArticleWindow,
): Promise<KeysetPage<ArticleSummary, number>> {
  const rows = await listRows(db, window);
  const page = toKeysetPage(rows, window.limit, (row) => ({ value: row.moment, id: row.id }));
  const ids = page.items.map(({ id }) => id);
  return { items: await listCardsInOrder(db, ids), next: page.next };
}

function listRows(db: Db, { list, since, until, after, limit }: ArticleWindow) {
  const isTag = list.by === 'tag';
  // One builder for both tables: the columns have other names, and the conditions are the same.
  const [moment, id] = isTag
    ? [sql<number>`article_tag.listed_at`, sql<string>`article_tag.article_id`]
    : [sql<number>`article.published_at`, sql<string>`article.id`];
  const conditions = [
    // The status is a literal: with a parameter the databases would not use the partial indexes.
    isTag ? sql`article_tag.listed_at is not null` : sql`article.status = 'published'`,
    ...(list.by === 'tag' ? [sql`article_tag.tag_id = ${list.tagId}`] : []),
    ...(list.by === 'category' ? [sql`article.category_id = ${list.categoryId}`] : []),
    ...(list.by === 'author' ? [sql`article.author_slug = ${list.authorSlug}`] : []),
    ...(since === undefined ? [] : [sql`${moment} >= ${since}`]),
    ...(until === undefined ? [] : [sql`${moment} < ${until}`]),
    ...(after
      ? [sql`${moment} <= ${after.value}`, sql`(${moment} < ${after.value} or ${id} < ${after.id})`]
      : []),
  ];
  return sql<{ id: string; moment: number }>`
    select ${id} as id, ${moment} as moment
    from ${sql.table(isTag ? 'article_tag' : 'article')}
    where ${sql.join(conditions, sql` and `)}
    order by ${moment} desc, ${id} desc
    limit ${limit + 1}`
    .execute(db)
    .then(({ rows }) => rows);
}
