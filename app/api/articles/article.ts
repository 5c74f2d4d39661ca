import { redirect } from 'react-router';
import { answerApi, apiHeaders, apiProblem } from '#app/api/answer-api.ts';
import { endpoints } from '#app/api/endpoints.ts';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { cardScopes, matchScopes } from '#app/shown-scopes.ts';
import { listFixtureIds } from '#domain/articles/content-blocks.ts';
import { findArticleBySlug } from '#domain/articles/read/find-article-by-slug.ts';
import { findMovedSlug } from '#domain/articles/read/find-moved-slug.ts';
import { href } from '#domain/href.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import type { Route } from './+types/article.ts';
import { formatArticle } from './format-article.ts';

/** GET /api/v1/articles/:slug: a published or archived article. An old slug redirects. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(endpoints.article, request, async () => {
    const { db, config } = servicesOf(context);
    const article = await findArticleBySlug(db, params);
    if (!article) {
      const slug = await findMovedSlug(db, params);
      if (slug === null) throw apiProblem(404, 'address.missing');
      throw redirect(href('/api/v1/articles/:slug', { slug }), { status: 301, headers: apiHeaders });
    }
    const matches = await listFixturesById(db, { ids: listFixtureIds(article.content) });
    showsScopes(context, `article:${article.id}`, ...cardScopes([article]));
    showsScopes(context, ...article.tags.map(({ slug }) => `tag:${slug}` as const));
    if (matches.length > 0) showsScopes(context, ...matchScopes(matches));
    return { data: formatArticle(article, matches, config.siteUrl) };
  });
