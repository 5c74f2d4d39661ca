import type { StaffRole } from '#db/tables/accounts.ts';

/** From the lowest role to the highest. */
export const staffRoles: readonly StaffRole[] = ['author', 'editor', 'admin'];

/** Returns null for text that is not a role. */
export function parseRole(text: string): StaffRole | null {
  return staffRoles.find((role) => role === text) ?? null;
}
