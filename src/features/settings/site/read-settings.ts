import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../rules/site-settings.ts';
import { getSiteSettings } from '../rules/stored-settings.ts';

/** The settings of the site; the defaults when they cannot be read. */
export function readSettings(context: RouteContext): Promise<SiteSettings> {
  return readPart(
    context,
    'site settings',
    () => getSiteSettings(servicesOf(context).db),
    DEFAULT_SITE_SETTINGS,
  );
}
