import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SettingTable } from '#platform/db/tables.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanSettings, listSettingsProblems } from './clean-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import type { SiteSettings } from './site-settings.ts';
import { type SettingName, settingKeys, settingNames, VERSION_KEY } from './stored-settings.ts';

export interface SettingsUpdate {
  actor: Actor;
  settings: SiteSettings;
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Saves the settings of the site. Writes only the changed ones and returns their names. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'settings.conflict' when they have been changed since `version`.
 */
export async function updateSettings(db: Db, update: SettingsUpdate): Promise<{ changed: SettingName[] }> {
  const { actor, now, newId } = update;
  requireRole(actor, 'admin');
  const settings = cleanSettings(update.settings);
  const problems = listSettingsProblems(settings);
  if (problems.length > 0) throw new InvalidInput(problems);
  return inTransaction(db, async (tx) => {
    const version = await lockVersion(tx, { now });
    if (version !== update.version)
      throw new Conflict('settings.conflict', 'Somebody else has changed the settings');
    const before = await getSiteSettings(tx);
    const changed = settingNames.filter((name) => !isDeepStrictEqual(before[name], settings[name]));
    if (changed.length === 0) return { changed };
    const row = { version: version + 1, updated_at: now, updated_by: actor.id };
    for (const name of changed)
      await writeSetting(tx, { key: settingKeys[name], value: JSON.stringify(settings[name]), ...row });
    await writeSetting(tx, { key: VERSION_KEY, value: 'null', ...row });
    await recordAudit(tx, {
      ...{ actor, action: 'settings.update', subjectType: 'settings', subjectId: 'site', now, newId },
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, settings[name]])),
    });
    return { changed };
  });
}

/** Returns the current version and locks its row until the end of the transaction. A second writer waits here. */
async function lockVersion(tx: Db, { now }: { now: number }): Promise<number> {
  const { version } = await tx
    .insertInto('setting')
    .values({ key: VERSION_KEY, value: 'null', version: 0, updated_at: now, updated_by: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: 'null' }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function writeSetting(tx: Db, setting: SettingTable): Promise<void> {
  const { key, ...row } = setting;
  await tx
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
