import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { href } from '#domain/href.ts';
import { listNewsArticles } from '#domain/sitemaps/list-news-articles.ts';
import { xmlResponse } from '../xml-response.ts';
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
