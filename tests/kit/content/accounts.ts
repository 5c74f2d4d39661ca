import { hashPassword } from 'better-auth/crypto';
import { insertStaff } from '#features/accounts/rules/create-staff.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
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
    name,
    email,
    role,
    passwordHash: await hashed,
    now: NOON,
    newId,
    mustChangePassword: over.mustChangePassword,
  });
  if (id === null) throw new Error(`${email} works here already`);
  return { id, name, email, role };
}
