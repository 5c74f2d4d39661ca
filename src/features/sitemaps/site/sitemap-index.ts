import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { xmlResponse } from '#platform/http/xml-response.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listSitemapFiles } from '../rules/find-sitemap-pages.ts';
import type { Route } from './+types/sitemap-index.ts';
import { renderSitemapIndex } from './render-sitemap.ts';

/** The index of all files of the sitemap. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  showsScopes(context, 'articles', 'matches');
  const files = (await listSitemapFiles(db)).map(({ name, modifiedAt }) => ({
    address: config.siteUrl + href('/sitemaps/:file', { file: `${name}.xml` }),
    modifiedAt,
  }));
  return xmlResponse(renderSitemapIndex(files), { now: now() });
}
