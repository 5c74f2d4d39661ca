import { Forbidden } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';

/** The role of an account of the newsroom. */
export type StaffRole = 'admin' | 'chief' | 'editor' | 'author' | 'moderator' | 'operator';

/** A signed-in member of the newsroom with a role, whose account is not disabled. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** The ids of the categories that an editor is limited to. Null and absent: all categories. */
  categories?: readonly string[] | null | undefined;
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

/** What a screen or a write may require: a role, `staff` for every account, or `desk` for those who see the match desk. */
export type RequiredRole = StaffRole | 'staff' | 'desk';

/** The accounts that meet each requirement. Authors, moderators and match operators have nothing in common but the desk. */
const holders: Readonly<Record<RequiredRole, readonly StaffRole[]>> = {
  staff: ['operator', 'moderator', 'author', 'editor', 'chief', 'admin'],
  desk: ['operator', 'author', 'editor', 'chief', 'admin'],
  operator: ['operator', 'editor', 'chief', 'admin'],
  moderator: ['moderator', 'editor', 'chief', 'admin'],
  author: ['author', 'editor', 'chief', 'admin'],
  editor: ['editor', 'chief', 'admin'],
  chief: ['chief', 'admin'],
  admin: ['admin'],
};

/** The roles that meet a requirement. */
export function listRoles(required: RequiredRole): readonly StaffRole[] {
  return holders[required];
}

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

/** Whether the actor is limited to some categories. */
export function isLimited(actor: Pick<Actor, 'role' | 'categories'>): boolean {
  return actor.role === 'editor' && (actor.categories ?? null) !== null;
}

/** Whether the actor may work in this category. Null: the article has none. Only editors are limited. */
export function hasCategory(actor: Pick<Actor, 'role' | 'categories'>, categoryId: string | null): boolean {
  return !isLimited(actor) || (categoryId !== null && (actor.categories ?? []).includes(categoryId));
}

/**
 * Requires an editor of all categories: for what changes the categories themselves.
 * @throws Forbidden for any other account.
 */
export function requireAllCategories(actor: Pick<Actor, 'role' | 'categories'>): void {
  requireRole(actor, 'editor');
  if (isLimited(actor)) throw new Forbidden('This needs an editor of all categories');
}
