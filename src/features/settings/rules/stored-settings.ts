import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import {
  secondFactorOfAllSetting,
  secondFactorSetting,
} from '#platform/sessions/is-second-factor-required.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';

export type SettingName = keyof SiteSettings;

export const settingNames = Object.keys(DEFAULT_SITE_SETTINGS) as SettingName[];

/** The keys in the table that are not `site.` and the name of the setting. */
const otherKeys: Partial<Record<SettingName, string>> = {
  siteName: 'site.name',
  commentDays: 'comments.days',
  commentReports: 'comments.reports',
  requireSecondFactor: secondFactorSetting,
  requireSecondFactorOfAll: secondFactorOfAllSetting,
};

/** The key of each setting in the table. */
export const settingKeys = Object.fromEntries(
  settingNames.map((name) => [name, otherKeys[name] ?? `site.${name}`]),
) as Readonly<Record<SettingName, string>>;

/** The subject of the settings in the audit log. */
export const SETTINGS_ID = 'site';

/** The row whose version grows by one with every change. Every writer locks it first. */
export const VERSION_KEY = 'settings.version';

/** Converts the rows of the table. A value that is missing or has another type becomes the default. */
function parseStoredSettings(rows: readonly { key: string; value: string }[]): SiteSettings {
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

/** The settings of the site, with defaults for those that are not set. For everyone. */
export async function getSiteSettings(db: Db): Promise<SiteSettings> {
  return parseStoredSettings(await db.selectFrom('setting').select(['key', 'value']).execute());
}

interface SettingChange {
  /** Epoch milliseconds. */
  at: number;
  /** The name of the admin; null when the account is deleted. */
  by: string | null;
  /** The version after the change. */
  version: number;
}

/** The settings as the settings screen needs them. */
export interface SettingsState {
  settings: SiteSettings;
  /** `updateSettings` takes it as the version that a change is based on. */
  version: number;
  /** The last change of each setting. */
  changes: Partial<Record<SettingName, SettingChange>>;
}

/**
 * All settings, each with its last change. For admins.
 * @throws Forbidden.
 */
export async function getSettingsState(db: Db, { actor }: { actor: Actor }): Promise<SettingsState> {
  requireRole(actor, 'admin');
  const rows = await db
    .selectFrom('setting')
    .leftJoin('staff', 'staff.id', 'setting.updated_by')
    .select(['key', 'value', 'version', 'setting.updated_at as at', 'staff.name as by'])
    .execute();
  const changes = settingNames.flatMap((name) => {
    const row = rows.find(({ key }) => key === settingKeys[name]);
    return row ? [[name, { at: row.at, by: row.by, version: row.version }]] : [];
  });
  return {
    settings: parseStoredSettings(rows),
    version: rows.find(({ key }) => key === VERSION_KEY)?.version ?? 0,
    changes: Object.fromEntries(changes),
  };
}
