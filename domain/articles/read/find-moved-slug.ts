import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import { findArticleBySlug } from './find-article-by-slug.ts';
import { findRedirectedSlug } from './find-redirected-slug.ts';

/**
 * Where readers find the article of an address at which none stands: its slug has changed since, or was typed with the
 * letters of the language. Null when there is none.
 */
export async function findMovedSlug(db: Db, { slug }: { slug: string }): Promise<string | null> {
  const moved = await findRedirectedSlug(db, { slug });
  const plain = slugify(slug);
  if (moved !== null || plain === slug || plain === '') return moved;
  const article = await findArticleBySlug(db, { slug: plain });
  return article?.slug ?? findRedirectedSlug(db, { slug: plain });
}
