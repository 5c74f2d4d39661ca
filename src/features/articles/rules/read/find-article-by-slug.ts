import type { Db } from '#platform/db/schema.ts';
import { type ArticlePage, type ReadPart, readArticlePage, selectArticlePages } from './article-page.ts';

/** Finds the published or archived article at a slug. `readPart` reads its tags and views. */
export async function findArticleBySlug(
  db: Db,
  { slug, readPart }: { slug: string; readPart?: ReadPart },
): Promise<ArticlePage | null> {
  const row = await selectArticlePages(db)
    .where('article.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row ? readArticlePage(db, row, readPart) : null;
}
