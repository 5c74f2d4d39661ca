import type { Db } from '#platform/db/schema.ts';

/** The session of a token with its account, valid or not; undefined when there is none. The columns are those of the library. */
export function findStoredSession(db: Db, { token }: { token: string }) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.expires_at',
      'staff_session.created_at',
      'staff_session.by_passkey',
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.categories',
      'staff.banned',
      'staff.must_change_password',
      'staff.two_factor_enabled',
      'staff.last_seen_at',
    ])
    .where('staff_session.token', '=', token)
    .executeTakeFirst();
}
