import type { StaffRole } from '#db/tables/accounts.ts';
import { Forbidden } from '#domain/errors.ts';

/** A signed-in member of the newsroom with a role, whose account is not disabled. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

const ranks: Readonly<Record<StaffRole, number>> = { author: 1, editor: 2, admin: 3 };

/**
 * Whether the actor has this role or a higher one. An admin may do everything that an editor may, an editor
 * everything that an author may.
 */
export function hasRole(actor: Pick<Actor, 'role'>, role: StaffRole): boolean {
  return ranks[actor.role] >= ranks[role];
}

/**
 * Requires this role or a higher one (spec §6).
 * @throws Forbidden for a lower role.
 */
export function requireRole(actor: Pick<Actor, 'role'>, role: StaffRole): void {
  if (!hasRole(actor, role)) throw new Forbidden(`This needs the role ${role}`);
}
