import type { Db } from '#db/schema.ts';
import type { ArticlePage } from './article-page.ts';
import { readArticlePage, selectArticlePages } from './select-article-pages.ts';

/** The article that readers find at an address: published or archived, otherwise null. */
export async function findArticleBySlug(db: Db, { slug }: { slug: string }): Promise<ArticlePage | null> {
  const row = await selectArticlePages(db)
    .where('article.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ? readArticlePage(db, row) : null;
}
