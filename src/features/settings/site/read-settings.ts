import type { RouteContext } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { keepSettings } from '../rules/keep-settings.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../rules/site-settings.ts';

/** The settings of the site; the defaults when they cannot be read. */
export function readSettings(context: RouteContext): Promise<SiteSettings> {
  return readPart(context, 'site settings', () => keepSettings(context), DEFAULT_SITE_SETTINGS);
}
