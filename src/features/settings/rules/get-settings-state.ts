import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { SiteSettings } from './site-settings.ts';
import {
  parseStoredSettings,
  type SettingName,
  settingKeys,
  settingNames,
  VERSION_KEY,
} from './stored-settings.ts';

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
