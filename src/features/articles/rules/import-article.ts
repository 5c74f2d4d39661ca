import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type ArticleInput, cleanArticleInput } from './article-input.ts';
import { insertArticles } from './write/insert-articles.ts';

/**
 * Creates an article for seeds and imports. Staff use `createArticle`. A published or archived article gets `now` (epoch
 * milliseconds) as its publication date.
 * @throws InvalidInput with every problem of the input.
 */
export async function importArticle(
  db: Db,
  { article, now, newId }: { article: ArticleInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanArticleInput(article, now);
  return inTransaction(db, async (tx) => {
    const articles = [{ article: clean, id: newId() }];
    const [inserted] = await insertArticles(tx, { articles, by: null, now, newId });
    if (!inserted) throw new Error('The new id of an article is taken');
    return { id: inserted.state.id, slug: inserted.state.fields.slug };
  });
}
