import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { cardScopes } from '#platform/page-cache/shown-scopes.ts';
import type { ArticlePage } from '../../rules/article-page.ts';
import { findArticleBySlug } from '../../rules/read/find-article-by-slug.ts';
import { findMovedSlug } from '../../rules/read/find-moved-slug.ts';

/** What is found at the address of an article. */
export type ArticleResult =
  | { kind: 'found'; article: ArticlePage }
  | { kind: 'moved'; slug: string }
  /** `isFailure`: it could not be read, and the error is logged. The not-found page is shown in both cases (spec §8). */
  | { kind: 'missing'; isFailure: boolean };

/** Finds the article of a slug as readers see it. Does not throw. */
export async function readArticle(
  context: Readonly<RouterContextProvider>,
  { slug }: { slug: string },
): Promise<ArticleResult> {
  const { db, logError } = servicesOf(context);
  try {
    const article = await findArticleBySlug(db, { slug, readPart: (part) => readPart(context, part) });
    if (article) {
      showsScopes(context, `article:${article.id}`, ...cardScopes([article]));
      showsScopes(context, ...article.tags.map((tag) => `tag:${tag.slug}` as const));
      // The list of related articles.
      if (article.category) showsScopes(context, `category-articles:${article.category.slug}`);
      return { kind: 'found', article };
    }
    const moved = await findMovedSlug(db, { slug });
    return moved ? { kind: 'moved', slug: moved } : { kind: 'missing', isFailure: false };
  } catch (error) {
    logError(`article ${slug} not read`, error);
    return { kind: 'missing', isFailure: true };
  }
}
