import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { ArticlePage } from '../article-page.ts';
import { readArticlePage, selectArticlePages } from '../read/select-article-pages.ts';

/** An article of any status as its page will look. An unpublished one has the time of its last change as publication date. */
export interface ArticlePreview extends Omit<ArticlePage, 'status'> {
  status: ArticleStatus;
}

/** Has no role check: the caller has verified a token of `signPreview`. */
export async function findArticlePreview(db: Db, { id }: { id: string }): Promise<ArticlePreview | null> {
  const row = await selectArticlePages(db).where('article.id', '=', id).executeTakeFirst();
  return row ? { ...(await readArticlePage(db, row)), status: row.status } : null;
}
