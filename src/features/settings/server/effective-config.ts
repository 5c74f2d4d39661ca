import type { Db } from '#platform/db/schema.ts';
import { parseAnalyticsHosts } from '#platform/http/analytics-hosts.ts';
import type { SiteConfig } from '#platform/http/context.ts';
import type { SiteSettings } from '../rules/site-settings.ts';
import { getSiteSettings } from '../rules/stored-settings.ts';

/** The configuration with the overrides of the site settings: the names of the site and of the store, and the analytics script. */
export function effectiveConfig(settings: SiteSettings, config: SiteConfig): SiteConfig {
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
