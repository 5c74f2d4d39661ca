import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import type { SiteSettings } from './site-settings.ts';
import {
  parseStoredSettings,
  type SettingName,
  settingKeys,
  settingNames,
  VERSION_KEY,
} from './stored-settings.ts';

/** The settings as their screen needs them. */
export interface SettingsState {
  settings: SiteSettings;
  /** What `updateSettings` wants to hear again. */
  version: number;
  /** Who changed a setting last, and when; null as name for an account that is gone. */
  changes: Partial<Record<SettingName, { at: number; by: string | null }>>;
}

/**
 * Everything that is settled, and who settled it. For admins.
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
    return row ? [[name, { at: row.at, by: row.by }]] : [];
  });
  return {
    settings: parseStoredSettings(rows),
    version: rows.find(({ key }) => key === VERSION_KEY)?.version ?? 0,
    changes: Object.fromEntries(changes),
  };
}
