import type { Db } from '#platform/db/schema.ts';
import { listContentBlocks } from './article-content.ts';
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

/** The article with this id; null when it is neither published nor archived, or does not show the poll. */
export async function findArticleOfPoll(
  db: Db,
  { articleId, pollId }: { articleId: string; pollId: string },
): Promise<{ slug: string; title: string } | null> {
  const row = await db
    .selectFrom('article')
    .select(['slug', 'title', 'content'])
    .where('id', '=', articleId)
    .where('status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  if (!row) return null;
  const showsPoll = listContentBlocks(row.content).some(({ kind, id }) => kind === 'poll' && id === pollId);
  return showsPoll ? { slug: row.slug, title: row.title } : null;
}
