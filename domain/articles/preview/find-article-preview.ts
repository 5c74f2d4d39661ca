import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import type { ArticlePage } from '../article-page.ts';
import { readArticlePage, selectArticlePages } from '../read/select-article-pages.ts';

/** An article as its page will look, whatever its status; not published yet, it stands as if published when last changed. */
export interface ArticlePreview extends Omit<ArticlePage, 'status'> {
  status: ArticleStatus;
}

/** For whoever holds a token of `signPreview`; null when there is no such article. */
export async function findArticlePreview(db: Db, { id }: { id: string }): Promise<ArticlePreview | null> {
  const row = await selectArticlePages(db).where('article.id', '=', id).executeTakeFirst();
  return row ? { ...(await readArticlePage(db, row)), status: row.status } : null;
}
