import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { getSiteSettings } from '#domain/settings/get-site-settings.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '#domain/settings/site-settings.ts';

/** The settings of the site; the defaults when they cannot be read. */
export function readSettings(context: Readonly<RouterContextProvider>): Promise<SiteSettings> {
  return readPart(context, {
    name: 'site settings',
    read: () => getSiteSettings(servicesOf(context).db),
    fallback: DEFAULT_SITE_SETTINGS,
  });
}
