import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** Selects the columns that `toStaffMember` needs. */
export function selectStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'role',
      'banned',
      'ban_reason',
      'two_factor_enabled',
      'created_at',
      'last_seen_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('staff_credential')
        .select(sql<number>`1`.as('one'))
        .whereRef('staff_credential.staff_id', '=', 'staff.id')
        .where('staff_credential.password', 'is not', null)
        .limit(1)
        .as('has_password'),
      eb
        .selectFrom('staff_passkey')
        .select(sql<number>`1`.as('one'))
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .limit(1)
        .as('has_passkey'),
    ]);
}
