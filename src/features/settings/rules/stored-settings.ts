import { secondFactorSetting } from '#platform/sessions/is-second-factor-required.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';

export type SettingName = keyof SiteSettings;

/** The key of each setting in the table. */
export const settingKeys: Readonly<Record<SettingName, string>> = {
  siteName: 'site.name',
  storeName: 'site.storeName',
  social: 'site.social',
  email: 'site.email',
  phone: 'site.phone',
  address: 'site.address',
  hours: 'site.hours',
  imprint: 'site.imprint',
  analyticsScript: 'site.analyticsScript',
  analyticsHosts: 'site.analyticsHosts',
  commentDays: 'comments.days',
  commentReports: 'comments.reports',
  allowAiCrawlers: 'site.allowAiCrawlers',
  requireSecondFactor: secondFactorSetting,
};

export const settingNames = Object.keys(settingKeys) as SettingName[];

/** The subject of the settings in the audit log. */
export const SETTINGS_ID = 'site';

/** The row whose version grows by one with every change. Every writer locks it first. */
export const VERSION_KEY = 'settings.version';

/** Converts the rows of the table. A value that is missing or has another type becomes the default. */
export function parseStoredSettings(rows: readonly { key: string; value: string }[]): SiteSettings {
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = settingNames.map((name) => {
    const fallback = DEFAULT_SITE_SETTINGS[name];
    const value = parseJson(values.get(settingKeys[name]));
    if (typeof value !== typeof fallback || value === null) return [name, fallback];
    return [name, typeof value === 'object' ? { ...(fallback as object), ...pickTexts(value) } : value];
  });
  return Object.fromEntries(entries) as SiteSettings;
}

function pickTexts(value: object): Record<string, string> {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
