import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { findArticleBySlug } from './find-article-by-slug.ts';

/**
 * The current slug of an article when a slug does not match: it is an old slug, or it was typed with Azerbaijani
 * characters. Null when readers can see no such article.
 */
export async function findMovedSlug(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const moved = await findRedirectedSlug(db, { slug });
  const plain = slugify(slug);
  if (moved !== null || plain === slug || plain === '') return moved;
  const article = await findArticleBySlug(db, { slug: plain });
  return article?.slug ?? findRedirectedSlug(db, { slug: plain });
}

/** The current slug of the article that had `slug` before. Null when readers cannot see it. */
export async function findRedirectedSlug(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const row = await db
    .selectFrom('article_redirect')
    .innerJoin('article', 'article.id', 'article_redirect.article_id')
    .select('article.slug')
    .where('article_redirect.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  return row?.slug ?? null;
}
