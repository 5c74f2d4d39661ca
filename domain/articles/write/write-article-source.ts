import type { Db } from '#db/schema.ts';
import { type ArticleFields, hasSource } from '../article-fields.ts';

type SourceFields = Pick<ArticleFields, 'origin' | 'source' | 'sourceUrl'>;

/** Writes where an article comes from; our own articles have no row. Call it inside the transaction of the change. */
export async function writeArticleSource(tx: Db, articleId: string, fields: SourceFields): Promise<void> {
  const { origin } = fields;
  if (origin === 'own') {
    await tx.deleteFrom('article_source').where('article_id', '=', articleId).execute();
    return;
  }
  const named = hasSource(origin);
  const row = { origin, name: named ? fields.source : '', url: (named && fields.sourceUrl) || null };
  await tx
    .insertInto('article_source')
    .values({ article_id: articleId, ...row })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute();
}
