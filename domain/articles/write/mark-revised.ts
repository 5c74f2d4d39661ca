import type { Db } from '#db/schema.ts';
import type { ArticleFieldName } from '../article-fields.ts';

/** What a reader reads of an article. Where it is filed, under which address and tags, is no news to them. */
const READ: readonly ArticleFieldName[] = ['title', 'excerpt', 'content', 'image'];

/**
 * Notes that readers of an article that was out already are given something else than before, for the mark 'Yenilənib'.
 * `now` in epoch milliseconds; inside the transaction of the change.
 */
export async function markRevised(
  tx: Db,
  { articleId, changed, now }: { articleId: string; changed: readonly ArticleFieldName[]; now: number },
): Promise<void> {
  if (!changed.some((name) => READ.includes(name))) return;
  await tx
    .insertInto('article_revised')
    .values({ article_id: articleId, revised_at: now })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ revised_at: now }))
    .execute();
}
