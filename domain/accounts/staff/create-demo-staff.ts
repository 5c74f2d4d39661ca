import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { NewId } from '#domain/new-id.ts';
import { hasStaff } from './has-staff.ts';
import { insertStaff } from './insert-staff.ts';

/**
 * Creates the accounts of the demo site, unless an account other than the owner's exists. Returns whether it did.
 */
export async function createDemoStaff(
  db: Db,
  {
    people,
    adminEmail,
    now,
    newId,
  }: {
    people: readonly { name: string; email: string; role: StaffRole; passwordHash: string }[];
    adminEmail: string | null;
    now: number;
    newId: NewId;
  },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (await hasStaff(tx, { exceptEmail: adminEmail })) return false;
    for (const person of people) await insertStaff(tx, { ...person, now, newId });
    return true;
  });
}
