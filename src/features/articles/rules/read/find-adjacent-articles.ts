import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectPublishedCards, toCard } from './select-cards.ts';

/** The articles published directly before and after another one. Null when there is none. */
export interface AdjacentPair {
  previous: ArticleSummary | null;
  next: ArticleSummary | null;
}

/** Finds the articles published directly before and after an article, in all categories. */
export async function findAdjacentArticles(
  db: Db,
  { article }: { article: Pick<ArticleSummary, 'id' | 'publishedAt'> },
): Promise<AdjacentPair> {
  const [previous, next] = await Promise.all([
    selectPublishedCards(db)
      .where('article.published_at', '<=', article.publishedAt)
      .where((eb) =>
        eb.or([eb('article.published_at', '<', article.publishedAt), eb('article.id', '<', article.id)]),
      )
      .orderBy('article.published_at', 'desc')
      .orderBy('article.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    selectPublishedCards(db)
      .where('article.published_at', '>=', article.publishedAt)
      .where((eb) =>
        eb.or([eb('article.published_at', '>', article.publishedAt), eb('article.id', '>', article.id)]),
      )
      .orderBy('article.published_at')
      .orderBy('article.id')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { previous: previous ? toCard(previous) : null, next: next ? toCard(next) : null };
}
