import type { Db } from '#platform/db/schema.ts';

/** The key of the setting. Its value is JSON `true` or `false`; absent means `false`. */
export const secondFactorSetting = 'security.requireSecondFactor';

/** Whether admins must have a second factor. */
export async function isSecondFactorRequired(db: Db): Promise<boolean> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', secondFactorSetting)
    .executeTakeFirst();
  return setting?.value === 'true';
}
