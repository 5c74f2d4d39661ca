import { Forbidden } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';

/** The role of an account of the newsroom. */
export type StaffRole = 'admin' | 'editor' | 'author' | 'moderator';

/** A signed-in member of the newsroom with a role, whose account is not disabled. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** The address of the request, shortened by `truncateAddress`. Absent when no request of the actor makes the change. */
  network?: string | undefined;
}

/** Who changes something, and when. */
export interface Change {
  actor: Actor;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
}

/** A change of the subject with this id: of a row that the audit log names. */
export interface SubjectChange extends Change {
  id: string;
}

/** What a screen or a write may require: a role, or `staff` for every account. */
export type RequiredRole = StaffRole | 'staff';

/** The accounts that meet each requirement. Authors and moderators have nothing in common. */
const holders: Readonly<Record<RequiredRole, readonly StaffRole[]>> = {
  staff: ['moderator', 'author', 'editor', 'admin'],
  moderator: ['moderator', 'editor', 'admin'],
  author: ['author', 'editor', 'admin'],
  editor: ['editor', 'admin'],
  admin: ['admin'],
};

/** Whether the actor has this role or one that includes it. */
export function hasRole(actor: Pick<Actor, 'role'>, role: RequiredRole): boolean {
  return holders[role].includes(actor.role);
}

/**
 * Requires this role or one that includes it (spec §6).
 * @throws Forbidden for any other role.
 */
export function requireRole(actor: Pick<Actor, 'role'>, role: RequiredRole): void {
  if (!hasRole(actor, role)) throw new Forbidden(`This needs the role ${role}`);
}
