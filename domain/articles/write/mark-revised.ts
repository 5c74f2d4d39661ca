import type { Db } from '#db/schema.ts';
import { type ArticleFieldName, articleFields } from '../article-fields.ts';

/**
 * Stores when a published article changed for its readers, for the mark 'Yenilənib'. `now` in epoch milliseconds. Call it
 * inside the transaction of the change.
 */
export async function markRevised(
  tx: Db,
  { articleId, changed, now }: { articleId: string; changed: readonly ArticleFieldName[]; now: number },
): Promise<void> {
  if (!changed.some((name) => articleFields[name].marksRevised)) return;
  await tx
    .insertInto('article_revised')
    .values({ article_id: articleId, revised_at: now })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ revised_at: now }))
    .execute();
}
