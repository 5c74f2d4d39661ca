import type { z } from 'zod';
import { findCategoryBySlug, findRedirectedCategory } from '#features/categories/rules/read-categories.ts';
import { findNamedTag } from '#features/tags/rules/read-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { formatPageCursor } from '#platform/http/page-cursor.ts';
import { cardScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { type ArticleListChoice, listArticlesAfter } from '../../rules/api-lists.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { articleListParameters } from '../schemas/parameters.ts';
import type { Route } from './+types/articles.ts';
import { formatArticleSummary } from './format-article.ts';

/** GET /api/v1/articles: published articles, newest first. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.articles, request, async ({ since, until, after = null, limit, ...choice }) => {
    const { db, config } = servicesOf(context);
    showsScopes(context, 'articles');
    const list = await findList(db, choice);
    const { items, next } = await listArticlesAfter(db, { list, since, until, after, limit });
    showsScopes(context, ...cardScopes(items));
    return {
      data: items.map((article) => formatArticleSummary(article, config.siteUrl)),
      next: next && formatPageCursor(next),
    };
  });

type Choice = Pick<z.output<typeof articleListParameters>, 'category' | 'tag' | 'author'>;

/** The chosen list. An old slug of a category or a tag leads to the current one. */
async function findList(db: Db, { category, tag, author }: Choice): Promise<ArticleListChoice> {
  const given = Object.entries({ category, tag, author }).filter(([, value]) => value !== undefined);
  if (given.length > 1) throw apiProblem(400, 'api.oneList', given[1]?.[0]);
  if (category !== undefined) {
    const slug = (await findRedirectedCategory(db, { slug: category })) ?? category;
    const found = await findCategoryBySlug(db, { slug });
    if (!found) throw apiProblem(400, 'api.parameter', 'category');
    return { by: 'category', categoryId: found.id };
  }
  if (tag !== undefined) {
    const found = await findNamedTag(db, { slug: tag });
    if (!found) throw apiProblem(400, 'api.parameter', 'tag');
    return { by: 'tag', tagId: found.id };
  }
  return author === undefined ? { by: 'all' } : { by: 'author', authorSlug: author };
}
