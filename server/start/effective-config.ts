import type { SiteConfig } from '#app/context.ts';
import type { Db } from '#db/schema.ts';
import { parseAnalyticsHosts } from '#domain/settings/analytics-hosts.ts';
import { getSiteSettings } from '#domain/settings/get-site-settings.ts';

/**
 * The configuration as the newsroom has settled it: the names of the site and of the store and the analytics script stand
 * in the settings when somebody wrote them there. Read anew for every request, so that no instance is behind another.
 * Throws what the database throws.
 */
export async function effectiveConfig(db: Db, config: SiteConfig): Promise<SiteConfig> {
  const settings = await getSiteSettings(db);
  const settled = settings.analyticsScript;
  return {
    ...config,
    siteName: settings.siteName || config.siteName,
    storeName: settings.storeName || config.storeName,
    analyticsScript: settled || config.analyticsScript,
    analyticsHosts: settled ? (parseAnalyticsHosts(settings.analyticsHosts) ?? []) : config.analyticsHosts,
  };
}

/** The name of the site as `effectiveConfig` knows it, for what is said outside of a request: letters and the log. */
export async function effectiveSiteName(db: Db, configured: string): Promise<string> {
  const settings = await getSiteSettings(db).catch(() => null);
  return settings?.siteName || configured;
}
