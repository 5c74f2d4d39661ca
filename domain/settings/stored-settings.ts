import { secondFactorSetting } from '#domain/accounts/sign-in/is-second-factor-required.ts';
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
  requireSecondFactor: secondFactorSetting,
};

export const settingNames = Object.keys(settingKeys) as SettingName[];

/** The row whose version grows by one with every change. A writer locks it first, so that writers take turns. */
export const VERSION_KEY = 'settings.version';

/** Rows of the table → settings. A value that is missing or of another type becomes the default. */
export function parseStoredSettings(rows: readonly { key: string; value: string }[]): SiteSettings {
  const textOf = new Map(rows.map(({ key, value }) => [key, value]));
  const settled = settingNames.map((name) => {
    const fallback = DEFAULT_SITE_SETTINGS[name];
    const value = parseJson(textOf.get(settingKeys[name]));
    if (typeof value !== typeof fallback || value === null) return [name, fallback];
    return [name, typeof value === 'object' ? { ...(fallback as object), ...textsOf(value) } : value];
  });
  return Object.fromEntries(settled) as SiteSettings;
}

function textsOf(value: object): Record<string, string> {
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
