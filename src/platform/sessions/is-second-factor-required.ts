import type { Db } from '#platform/db/schema.ts';
import type { StaffRole } from './actor.ts';

/** The keys of the settings. Their values are JSON `true` or `false`; absent means `false`. */
export const secondFactorSetting = 'security.requireSecondFactor';
export const secondFactorOfAllSetting = 'security.requireSecondFactorOfAll';

/** Whether an account with this role must have a second factor: one setting is about admins, the other about everybody. */
export async function isSecondFactorRequired(db: Db, role: StaffRole): Promise<boolean> {
  const keys =
    role === 'admin' ? [secondFactorSetting, secondFactorOfAllSetting] : [secondFactorOfAllSetting];
  const settings = await db.selectFrom('setting').select('value').where('key', 'in', keys).execute();
  return settings.some(({ value }) => value === 'true');
}
