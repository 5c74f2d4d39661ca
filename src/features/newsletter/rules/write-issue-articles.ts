import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';

/**
 * Replaces the articles of an issue, in this order. Articles that are not published are left out.
 * @throws InvalidInput when no article remains.
 */
export async function writeIssueArticles(
  tx: Db,
  { id, articleIds }: { id: string; articleIds: string[] },
): Promise<void> {
  const rows = await tx
    .selectFrom('article')
    .select('id')
    .where('id', 'in', articleIds)
    .where('status', '=', 'published')
    .execute();
  const publishedIds = new Set(rows.map((row) => row.id));
  const published = articleIds.filter((articleId) => publishedIds.has(articleId));
  if (published.length === 0) throw new InvalidInput([{ field: 'articles', code: 'issue.articlesRequired' }]);
  await tx.deleteFrom('newsletter_issue_article').where('issue_id', '=', id).execute();
  await tx
    .insertInto('newsletter_issue_article')
    .values(published.map((articleId, position) => ({ issue_id: id, article_id: articleId, position })))
    .execute();
}
