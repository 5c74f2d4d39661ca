import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';

export interface NewStaff {
  name: string;
  /** Lower case. */
  email: string;
  role: StaffRole;
  /** Null: the person chooses a password with the link of the invitation. */
  passwordHash: string | null;
  mustChangePassword?: boolean;
  now: number;
  newId: NewId;
}

/** Inserts an account with its password. Returns its id, or null when the address already has an account. */
export async function insertStaff(tx: Db, staff: NewStaff): Promise<string | null> {
  const at = new Date(staff.now).toISOString();
  const inserted = await tx
    .insertInto('staff')
    .values({
      id: staff.newId(),
      name: staff.name,
      email: staff.email,
      email_verified: 0,
      image: null,
      role: staff.role,
      banned: 0,
      ban_reason: null,
      ban_expires: null,
      must_change_password: staff.mustChangePassword ? 1 : 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  if (staff.passwordHash !== null) {
    await tx
      .insertInto('staff_credential')
      .values({
        id: staff.newId(),
        staff_id: inserted.id,
        account_id: inserted.id,
        provider_id: 'credential',
        password: staff.passwordHash,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  return inserted.id;
}
