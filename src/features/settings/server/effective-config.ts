import type { Db } from '#platform/db/schema.ts';
import { parseAnalyticsHosts } from '#platform/http/analytics-hosts.ts';
import type { SiteConfig } from '#platform/http/context.ts';
import { getSiteSettings } from '../rules/stored-settings.ts';

/**
 * The configuration with the overrides of the site settings: the names of the site and of the store, and the analytics
 * script. Read from the database for every request, so that all instances agree. Throws the errors of the database.
 */
export async function effectiveConfig(db: Db, config: SiteConfig): Promise<SiteConfig> {
  const settings = await getSiteSettings(db);
  const script = settings.analyticsScript;
  return {
    ...config,
    siteName: settings.siteName || config.siteName,
    storeName: settings.storeName || config.storeName,
    analyticsScript: script || config.analyticsScript,
    analyticsHosts: script ? (parseAnalyticsHosts(settings.analyticsHosts) ?? []) : config.analyticsHosts,
  };
}

/** The effective name of the site, for use outside of requests: mail and the log. */
export async function effectiveSiteName(db: Db, configured: string): Promise<string> {
  const settings = await getSiteSettings(db).catch(() => null);
  return settings?.siteName || configured;
}
