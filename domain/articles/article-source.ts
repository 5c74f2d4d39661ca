import type { Db } from '#db/schema.ts';
import { type ArticleFields, hasSource } from './article-fields.ts';

type SourceFields = Pick<ArticleFields, 'origin' | 'source' | 'sourceUrl'>;

/** Whose words an article is; what has no row is our own. */
export async function findArticleSource(db: Db, articleId: string): Promise<SourceFields> {
  const row = await db
    .selectFrom('article_source')
    .select(['origin', 'name', 'url'])
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return { origin: row?.origin ?? 'own', source: row?.name ?? '', sourceUrl: row?.url ?? '' };
}

/** Writes it, inside the transaction of the article's change. */
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
