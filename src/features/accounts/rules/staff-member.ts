import type { Selectable } from 'kysely';
import type { StaffRole } from '#platform/sessions/actor.ts';
import type { StaffTable } from '../tables.ts';

/** `invited`: has not chosen a password yet. */
export type StaffState = 'active' | 'invited' | 'disabled';

/** An account as the users screen shows it. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  /** Null: cannot sign in. */
  role: StaffRole | null;
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

type Row = Pick<
  Selectable<StaffTable>,
  | 'id'
  | 'name'
  | 'email'
  | 'role'
  | 'banned'
  | 'ban_reason'
  | 'two_factor_enabled'
  | 'created_at'
  | 'last_seen_at'
> & { has_password: unknown; has_passkey: unknown };

/** Converts a row of `selectStaff`. */
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
    seenAt: row.last_seen_at,
    createdAt: new Date(row.created_at).getTime(),
  };
}
