import { servicesOf } from '#platform/http/context.ts';
import { xmlResponse } from '#platform/http/xml-response.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { findSitemapPages } from '../rules/find-sitemap-pages.ts';
import type { Route } from './+types/sitemap-file.ts';
import { renderSitemap } from './render-sitemap.ts';

/** One file of the sitemap. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  showsScopes(context, 'articles', 'categories', 'matches');
  const name = params.file.replace(/\.xml$/, '');
  const pages = name === params.file ? null : await findSitemapPages(db, { name });
  if (!pages) throw new Response(null, { status: 404 });
  const absolute = (address: string) => new URL(address, config.siteUrl).href;
  const listed = pages.map(({ address, modifiedAt, picture }) => ({
    address: absolute(address),
    modifiedAt,
    picture: picture ? absolute(picture) : null,
  }));
  return xmlResponse(renderSitemap(listed), { now: now() });
}
