import type { Db } from '#db/schema.ts';
import { InvalidInput } from '#domain/errors.ts';

/**
 * Writes the articles of an issue in their order, in place of those it had; what readers cannot see is left out.
 * @throws InvalidInput when none is left.
 */
export async function writeIssueArticles(
  tx: Db,
  { id, articleIds }: { id: string; articleIds: string[] },
): Promise<void> {
  const readable = await tx
    .selectFrom('article')
    .select('id')
    .where('id', 'in', articleIds)
    .where('status', '=', 'published')
    .execute();
  const readableIds = new Set(readable.map((row) => row.id));
  const kept = articleIds.filter((articleId) => readableIds.has(articleId));
  if (kept.length === 0) throw new InvalidInput([{ field: 'articles', code: 'issue.articlesRequired' }]);
  await tx.deleteFrom('newsletter_issue_article').where('issue_id', '=', id).execute();
  await tx
    .insertInto('newsletter_issue_article')
    .values(kept.map((articleId, position) => ({ issue_id: id, article_id: articleId, position })))
    .execute();
}
