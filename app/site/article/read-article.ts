import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import type { ArticlePage } from '#domain/articles/article-page.ts';
import { findArticleBySlug } from '#domain/articles/read/find-article-by-slug.ts';
import { findMovedSlug } from '#domain/articles/read/find-moved-slug.ts';

/** What an article's address leads to. */
export type ArticleAnswer =
  | { kind: 'found'; article: ArticlePage }
  | { kind: 'moved'; slug: string }
  /** `isFailure`: it could not be read, which is logged. Both show the not-found page (spec §8). */
  | { kind: 'missing'; isFailure: boolean };

/** The article of a slug as readers see it. Never throws. */
export async function readArticle(
  context: Readonly<RouterContextProvider>,
  { slug }: { slug: string },
): Promise<ArticleAnswer> {
  const { db, logError } = servicesOf(context);
  try {
    const article = await findArticleBySlug(db, { slug, readPart: (part) => readPart(context, part) });
    if (article) return { kind: 'found', article };
    const moved = await findMovedSlug(db, { slug });
    return moved ? { kind: 'moved', slug: moved } : { kind: 'missing', isFailure: false };
  } catch (error) {
    logError(`article ${slug} not read`, error);
    return { kind: 'missing', isFailure: true };
  }
}
