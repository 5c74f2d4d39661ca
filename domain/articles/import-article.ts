import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { type ArticleInput, cleanArticleInput } from './article-input.ts';
import { insertArticle } from './write/insert-article.ts';

/**
 * Writes a new article for the program itself: seeds and imports. People write through `createArticle`. A published or
 * archived one gets `now` (epoch milliseconds) as its publication.
 * @throws InvalidInput with every problem of the input.
 */
export async function importArticle(
  db: Db,
  { article, now, newId }: { article: ArticleInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanArticleInput(article, now);
  return inTransaction(db, async (tx) => {
    const inserted = await insertArticle(tx, { article: clean, id: newId(), by: null, now, newId });
    if (!inserted) throw new Error('The new id of an article is taken');
    return { id: inserted.state.id, slug: inserted.state.fields.slug };
  });
}
