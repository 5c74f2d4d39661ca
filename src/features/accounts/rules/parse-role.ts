import type { StaffRole } from '#platform/sessions/actor.ts';

/** In the order in which forms offer them. */
export const staffRoles: readonly StaffRole[] = [
  'operator',
  'moderator',
  'author',
  'editor',
  'chief',
  'admin',
];

/** Returns null for text that is not a role. */
export function parseRole(text: string): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}
