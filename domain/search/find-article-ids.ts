import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { answerQuery } from './query/answer-query.ts';

/**
 * The ids of the articles that answer a query, the best first: for lists and pickers of the back-office. `statuses`: only
 * these; all when it is missing.
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
  return ranking.articleIds;
}
