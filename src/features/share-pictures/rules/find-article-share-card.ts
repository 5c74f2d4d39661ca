import { selectCards, toCard } from '#features/articles/rules/read/select-cards.ts';
import type { Db } from '#platform/db/schema.ts';
import { toArticleShareCard } from './article-share-card.ts';
import type { ArticleShareCard } from './share-card.ts';

/** The share card of a published or archived article; null when readers have no such article. */
export async function findArticleShareCard(
  db: Db,
  { id, siteName }: { id: string; siteName: string },
): Promise<ArticleShareCard | null> {
  const row = await selectCards(db)
    .where('article.id', '=', id)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ? toArticleShareCard(toCard(row), { siteName }) : null;
}
