import type { Selectable } from 'kysely';
import type { StaffRole, StaffTable } from '#db/tables/accounts.ts';

/** Invited: has not chosen a password yet. */
export type StaffState = 'active' | 'invited' | 'disabled';

/** Somebody of the newsroom as the users screen shows them. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  /** Null: may sign in nowhere. */
  role: StaffRole | null;
  state: StaffState;
  /** Why the account was disabled. */
  reason: string | null;
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  /** Always an admin, by the configuration. */
  isOwner: boolean;
  /** When they were last here, epoch milliseconds; null when they never were. */
  seenAt: number | null;
  createdAt: number;
}

type Row = Pick<
  Selectable<StaffTable>,
  'id' | 'name' | 'email' | 'role' | 'banned' | 'ban_reason' | 'two_factor_enabled' | 'created_at' | 'seen_at'
> & { has_password: unknown; has_passkey: unknown };

/** The row of `selectStaff` in newsroom words. */
export function toStaffMember(row: Row, adminEmail: string | null): StaffMember {
  const isOwner = row.email === adminEmail;
  const isDisabled = Boolean(row.banned) && !isOwner;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: isOwner ? 'admin' : row.role,
    state: isDisabled ? 'disabled' : row.has_password ? 'active' : 'invited',
    reason: isDisabled ? row.ban_reason : null,
    hasSecondFactor: Boolean(row.two_factor_enabled),
    hasPasskey: Boolean(row.has_passkey),
    isOwner,
    seenAt: row.seen_at,
    createdAt: new Date(row.created_at).getTime(),
  };
}
