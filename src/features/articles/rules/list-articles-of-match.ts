import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from './article-summary.ts';
import { listCardsInOrder } from './read/list-cards-in-order.ts';

/** A match has few articles. The limit keeps the page small all the same. */
const MAX_LINKED = 50;

/** The published articles that show or link a match, newest first. */
export async function listArticlesOfMatch(
  db: Db,
  { fixtureId, limit = 6 }: { fixtureId: string; limit?: number },
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('article_fixture')
    .select('article_id')
    .where('fixture_id', '=', fixtureId)
    .limit(MAX_LINKED)
    .execute();
  const ids = rows.map((row) => row.article_id);
  const cards = await listCardsInOrder(db, ids);
  return cards.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, limit);
}
