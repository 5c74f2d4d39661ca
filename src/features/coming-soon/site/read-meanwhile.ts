import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listArticlesByCategory } from '#features/articles/rules/read/article-list-page.ts';
import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';

const MAX_ARTICLES = 6;

/**
 * What a page without content of its own offers to read: the newest articles of these categories (slugs), then of all. The
 * page shows their scopes.
 */
export async function readMeanwhile(
  context: RouteContext,
  categories: readonly string[] = [],
): Promise<ArticleSummary[]> {
  const { db } = servicesOf(context);
  const read = async () => {
    const lists = await Promise.all(
      categories.map(async (slug) => {
        const category = await findCategoryBySlug(db, { slug });
        if (!category) return [];
        const choice = { categoryId: category.id, perPage: MAX_ARTICLES };
        return (await listArticlesByCategory(db, choice)).articles;
      }),
    );
    const own = lists.flat().toSorted((a, b) => b.publishedAt - a.publishedAt);
    const latest = await listLatestArticles(db, { limit: MAX_ARTICLES });
    return [...new Map([...own, ...latest].map((article) => [article.id, article])).values()];
  };
  const articles = (await readPart(context, 'newest articles', read, [])).slice(0, MAX_ARTICLES);
  showsScopes(context, 'articles', ...cardScopes(articles));
  return articles;
}
