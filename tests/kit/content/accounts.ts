import { hashPassword } from 'better-auth/crypto';
import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { insertStaff } from '#domain/accounts/staff/insert-staff.ts';
import { NOON, newId } from './articles.ts';

export const PASSWORD = 'uzun-və-çətin-şifrə';
let hashed: Promise<string> | undefined;

/** Writes a staff member who can sign in with `PASSWORD`. */
export async function writeStaff(
  db: Db,
  role: StaffRole,
  over: Partial<{ name: string; email: string; mustChangePassword: boolean }> = {},
): Promise<Actor> {
  hashed ??= hashPassword(PASSWORD);
  const { name = `Əməkdaş ${role}`, email = `${role}-${newId().toLowerCase()}@example.az` } = over;
  const id = await insertStaff(db, {
    ...{ name, email, role, passwordHash: await hashed, now: NOON, newId },
    mustChangePassword: over.mustChangePassword,
  });
  if (id === null) throw new Error(`${email} works here already`);
  return { id, name, email, role };
}
