import { sql } from 'kysely';
import { compareAz } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { ERASED_HOST } from '#platform/features/personal-decision.ts';
import { type Actor, requireRole, type StaffRole } from '#platform/sessions/actor.ts';

import { parseCategories } from './account-categories.ts';

/** `invited`: has not chosen a password yet. */
export type StaffState = 'active' | 'invited' | 'disabled';

/** An account as the users screen shows it. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  /** Null: cannot sign in. */
  role: StaffRole | null;
  /** The ids of the categories that limit an editor; null: all. */
  categories: readonly string[] | null;
  state: StaffState;
  /** Why the account was disabled. */
  reason: string | null;
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  /** The account of `ADMIN_EMAIL`, which is always an admin. */
  isOwner: boolean;
  /** Last activity, epoch milliseconds; null when there was none. */
  seenAt: number | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStaff>['execute']>>[number];

/** Converts a row of `selectStaff`. */
function toStaffMember(row: Row, adminEmail: string | null): StaffMember {
  const isOwner = row.email === adminEmail;
  const isDisabled = Boolean(row.banned) && !isOwner;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: isOwner ? 'admin' : row.role,
    categories: parseCategories(row.categories),
    state: isDisabled ? 'disabled' : row.has_password ? 'active' : 'invited',
    reason: isDisabled ? row.ban_reason : null,
    hasSecondFactor: Boolean(row.two_factor_enabled),
    hasPasskey: Boolean(row.has_passkey),
    isOwner,
    seenAt: row.last_seen_at,
    createdAt: new Date(row.created_at).getTime(),
  };
}

/** Selects the columns that `toStaffMember` needs. */
export function selectStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'role',
      'categories',
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

/**
 * All accounts in the order of their names, without those that were erased. For admins.
 * @throws Forbidden.
 */
export async function listStaff(
  db: Db,
  { actor, adminEmail }: { actor: Actor; adminEmail: string | null },
): Promise<StaffMember[]> {
  requireRole(actor, 'admin');
  const rows = await selectStaff(db).where('email', 'not like', `%@${ERASED_HOST}`).execute();
  return rows.map((row) => toStaffMember(row, adminEmail)).sort((a, b) => compareAz(a.name, b.name));
}

/**
 * One member of the staff. For admins.
 * @throws Forbidden, NotFound.
 */
export async function getStaffMember(
  db: Db,
  { actor, id, adminEmail }: { actor: Actor; id: string; adminEmail: string | null },
): Promise<StaffMember> {
  requireRole(actor, 'admin');
  const row = await selectStaff(db).where('staff.id', '=', id).executeTakeFirst();
  if (!row || row.email.endsWith(`@${ERASED_HOST}`))
    throw new NotFound(`Nobody of the newsroom has the id ${id}`);
  return toStaffMember(row, adminEmail);
}
