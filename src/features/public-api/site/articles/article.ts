import { redirect } from 'react-router';
import { listFixtureIds } from '#features/articles/rules/article-content.ts';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { findMovedSlug } from '#features/articles/rules/read/find-moved-slug.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { cardScopes, matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { apiHeaders } from '../../rules/public-api-address.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
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
