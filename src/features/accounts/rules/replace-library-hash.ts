import type { Db } from '#platform/db/schema.ts';
import { hashPassword, isLibraryHash } from './password-hash.ts';

/** Stores the hash of a password that has just signed in anew, when the sign-in library made the stored one. */
export async function replaceLibraryHash(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const credential = await db
    .selectFrom('staff_credential')
    .innerJoin('staff', 'staff.id', 'staff_credential.staff_id')
    .select(['staff_credential.id', 'staff_credential.password'])
    .where('staff.email', '=', email.toLowerCase())
    .where('staff_credential.provider_id', '=', 'credential')
    .executeTakeFirst();
  const before = credential?.password;
  if (!credential || !before || !isLibraryHash(before)) return;
  await db
    .updateTable('staff_credential')
    .set({ password: await hashPassword(password) })
    .where('id', '=', credential.id)
    // It may have been changed in the meantime.
    .where('password', '=', before)
    .execute();
}
