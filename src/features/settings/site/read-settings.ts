import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { keepRead } from '#platform/page-cache/kept-reads.ts';
import { layoutShowsScopes } from '#platform/page-cache/page-scopes.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../rules/site-settings.ts';
import { getSiteSettings } from '../rules/stored-settings.ts';

/** The settings of the site; the defaults when they cannot be read. */
export function readSettings(context: RouteContext): Promise<SiteSettings> {
  return readPart(context, 'site settings', () => keepSettings(context), DEFAULT_SITE_SETTINGS);
}

/** The settings of the site, of which every page shows some. Rejects when they cannot be read. */
export function keepSettings(context: RouteContext): Promise<SiteSettings> {
  return keepRead(context, 'settings', (inner) => {
    layoutShowsScopes(inner, 'settings');
    return getSiteSettings(servicesOf(inner).db);
  });
}
