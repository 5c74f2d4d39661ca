import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { hasStaff } from './has-staff.ts';
import { insertStaff } from './insert-staff.ts';

/** An account of the demo site. The sign-in page shows its password. */
export interface DemoAccount {
  email: string;
  password: string;
  role: StaffRole;
}

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
