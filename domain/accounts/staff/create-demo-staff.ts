import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { NewId } from '#domain/new-id.ts';
import { hasStaff } from './has-staff.ts';
import { insertStaff } from './insert-staff.ts';

/**
 * The accounts of the demo newspaper, only while nobody but the owner works there. Returns whether they were made.
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
    if (await hasStaff(tx, { besides: adminEmail })) return false;
    for (const person of people) await insertStaff(tx, { ...person, now, newId });
    return true;
  });
}
