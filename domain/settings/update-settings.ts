import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/record-audit.ts';
import { Conflict, InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { cleanSettings, listSettingsProblems } from './clean-settings.ts';
import { getSiteSettings } from './get-site-settings.ts';
import type { SiteSettings } from './site-settings.ts';
import { type SettingName, settingKeys, settingNames, VERSION_KEY } from './stored-settings.ts';

export interface SettingsUpdate {
  actor: Actor;
  settings: SiteSettings;
  /** The version that the change began from. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Settles what the paper says about itself; only what has changed is written. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'settings.conflict' when somebody has changed them since `version`.
 */
export async function updateSettings(db: Db, update: SettingsUpdate): Promise<{ changed: SettingName[] }> {
  const { actor, now, newId } = update;
  requireRole(actor, 'admin');
  const settings = cleanSettings(update.settings);
  const problems = listSettingsProblems(settings);
  if (problems.length > 0) throw new InvalidInput(problems);
  return inTransaction(db, async (tx) => {
    const version = await takeNextVersion(tx, { actor, now });
    if (version !== update.version + 1)
      throw new Conflict('settings.conflict', 'Somebody else has changed the settings');
    const before = await getSiteSettings(tx);
    const changed = settingNames.filter((name) => !isDeepStrictEqual(before[name], settings[name]));
    for (const name of changed)
      await writeSetting(tx, {
        key: settingKeys[name],
        value: JSON.stringify(settings[name]),
        version,
        actor,
        now,
      });
    if (changed.length > 0)
      await recordAudit(tx, {
        ...{ actor, action: 'settings.update', subjectType: 'settings', subjectId: 'site', now, newId },
        before: Object.fromEntries(changed.map((name) => [name, before[name]])),
        after: Object.fromEntries(changed.map((name) => [name, settings[name]])),
      });
    return { changed };
  });
}

/** The row is held until the end of the transaction: a second writer waits here and then sees a higher number. */
async function takeNextVersion(tx: Db, { actor, now }: { actor: Actor; now: number }): Promise<number> {
  const { version } = await tx
    .insertInto('setting')
    .values({ key: VERSION_KEY, value: 'null', version: 1, updated_at: now, updated_by: actor.id })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        version: eb('setting.version', '+', 1),
        updated_at: now,
        updated_by: actor.id,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

async function writeSetting(
  tx: Db,
  {
    key,
    value,
    version,
    actor,
    now,
  }: { key: string; value: string; version: number; actor: Actor; now: number },
): Promise<void> {
  const row = { value, version, updated_at: now, updated_by: actor.id };
  await tx
    .insertInto('setting')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
