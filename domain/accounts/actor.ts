import type { StaffRole } from '#db/tables/accounts.ts';
import { Forbidden } from '#domain/errors.ts';

/** Somebody of the newsroom who is signed in and may work: has a role and is not disabled. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

const ranks: Readonly<Record<StaffRole, number>> = { author: 1, editor: 2, admin: 3 };

/** Whether the role is this one or stands above it: an admin may all that an editor may, an editor all that an author may. */
export function hasRole(actor: Pick<Actor, 'role'>, role: StaffRole): boolean {
  return ranks[actor.role] >= ranks[role];
}

/**
 * Lets pass who has the role or one above it (spec §6).
 * @throws Forbidden for everyone else.
 */
export function requireRole(actor: Pick<Actor, 'role'>, role: StaffRole): void {
  if (!hasRole(actor, role)) throw new Forbidden(`This needs the role ${role}`);
}
