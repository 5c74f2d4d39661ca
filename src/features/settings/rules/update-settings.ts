import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SettingTable } from '#platform/db/tables.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { decideChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { fromSettingsValues, listSettingsProblems, settingsRecord } from './settings-record.ts';
import {
  getSiteSettings,
  SETTINGS_ID,
  type SettingName,
  settingKeys,
  settingNames,
  VERSION_KEY,
} from './stored-settings.ts';

export interface SettingsUpdate extends Change {
  /** The fields of `settingsRecord`. */
  typed: TypedFields;
  /** The version that the change is based on. */
  version: number;
}

/**
 * Saves the settings of the site. Writes only the changed ones and returns their names. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'record.conflict' when they have been changed since `version`.
 */
export async function updateSettings(db: Db, update: SettingsUpdate): Promise<{ changed: SettingName[] }> {
  const { actor, now, newId } = update;
  requireRole(actor, 'admin');
  const { values, problems } = parseTyped(settingsRecord, update.typed);
  refuseProblems([...problems, ...listSettingsProblems(values)]);
  const settings = fromSettingsValues(values);
  return inTransaction(db, async (tx) => {
    const current = await lockVersion(tx, { now });
    const before = await getSiteSettings(tx);
    const changed = settingNames.filter((name) => !isDeepStrictEqual(before[name], settings[name]));
    const [old, after] = [before, settings].map((all) =>
      Object.fromEntries(changed.map((name) => [name, all[name]])),
    ) as [object, object];
    const { version } = update;
    if (!decideChange(settingsRecord, { before: old, after, version, current })) return { changed };
    const row = { version: version + 1, updated_at: now, updated_by: actor.id };
    for (const name of changed)
      await writeSetting(tx, { key: settingKeys[name], value: JSON.stringify(settings[name]), ...row });
    await writeSetting(tx, { key: VERSION_KEY, value: 'null', ...row });
    await recordAudit(tx, { actor, now, newId }, 'settings.update', SETTINGS_ID, {
      before: { ...old, version },
      after: { ...after, version: version + 1 },
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
