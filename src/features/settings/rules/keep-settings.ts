import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { keepRead } from '#platform/page-cache/keep-read.ts';
import { layoutShowsScopes } from '#platform/page-cache/page-scopes.ts';
import type { SiteSettings } from './site-settings.ts';
import { getSiteSettings } from './stored-settings.ts';

/** The settings of the site, of which every page shows some. Rejects when they cannot be read. */
export function keepSettings(context: RouteContext): Promise<SiteSettings> {
  return keepRead(context, 'settings', (inner) => {
    layoutShowsScopes(inner, 'settings');
    return getSiteSettings(servicesOf(inner).db);
  });
}
