import type { Db } from '#db/schema.ts';

/** The setting that holds it: JSON `true` or `false`; absent means no. */
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
