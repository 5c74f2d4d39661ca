import type { StaffRole } from '#db/tables/accounts.ts';

/** From the least to the most that one may do. */
export const staffRoles: readonly StaffRole[] = ['author', 'editor', 'admin'];

/** A role as a form sends it; null when there is none of that name. */
export function parseRole(text: string): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}
