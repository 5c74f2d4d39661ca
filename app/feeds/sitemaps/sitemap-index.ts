import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { href } from '#domain/href.ts';
import { listSitemapFiles } from '#domain/sitemaps/list-sitemap-files.ts';
import { xmlResponse } from '../xml-response.ts';
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
