import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { xmlResponse } from '#platform/http/xml-response.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listNewsArticles } from '../rules/find-sitemap-pages.ts';
import type { Route } from './+types/news-sitemap.ts';
import { renderNewsSitemap } from './render-sitemap.ts';

/** The articles of the last two days, for Google News. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  showsScopes(context, 'articles');
  const articles = (await listNewsArticles(db, { now: now() })).map(({ slug, ...article }) => ({
    address: config.siteUrl + href('/article/:slug', { slug }),
    ...article,
  }));
  return xmlResponse(renderNewsSitemap(articles, config), { now: now() });
}
