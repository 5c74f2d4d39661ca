import { listOrderedCategories } from '#features/categories/rules/read-categories.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { answerApi } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/categories.ts';

/** GET /api/v1/categories: all sections in the editors' order. There are few, so they are one page. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.categories, request, async () => {
    const { db, config } = servicesOf(context);
    const categories = await listOrderedCategories(db);
    showsScopes(context, 'articles', 'categories');
    const data = categories.map(({ slug, name, description, color, articleCount }) => {
      showsScopes(context, `category:${slug}`, `category-articles:${slug}`);
      const url = config.siteUrl + href('/category/:category', { category: slug });
      return { slug, name, url, description, color, articleCount };
    });
    return { data, next: null };
  });
