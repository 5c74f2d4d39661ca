import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { answerQuery } from './query/answer-query.ts';

/**
 * The ids of the articles that have all words of a query, or any of them when none has all, the best first: for lists and
 * pickers of the back-office. `statuses`: only these; all when it is missing.
 */
export async function findArticleIds(
  db: Db,
  {
    query,
    limit,
    statuses = null,
  }: { query: string; limit: number; statuses?: readonly ArticleStatus[] | null },
): Promise<string[]> {
  const { ranking } = await answerQuery(db, query, { statuses, limit });
  const { articleIds, complete } = ranking;
  return complete > 0 ? articleIds.slice(0, complete) : articleIds;
}
