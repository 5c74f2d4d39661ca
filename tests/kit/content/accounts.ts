import { DAY } from '#az/format/durations.ts';
import { insertStaff } from '#features/accounts/rules/create-staff.ts';
import { hashPassword, RANDOM_PASSWORD_COST } from '#features/accounts/rules/password-hash.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId } from './articles.ts';

export const PASSWORD = 'uzun-və-çətin-şifrə';
let hashed: Promise<string> | undefined;

/** Writes a staff member who can sign in with `PASSWORD`. Its hash costs little, because thousands of tests sign in. */
export async function writeStaff(
  db: Db,
  role: StaffRole,
  over: Partial<{ name: string; email: string; mustChangePassword: boolean }> = {},
): Promise<Actor> {
  hashed ??= hashPassword(PASSWORD, RANDOM_PASSWORD_COST);
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

/** Writes a session of an account that began at `startedAt` and is valid until `expiresAt`, epoch milliseconds. */
export async function writeSession(
  db: Db,
  session: { id: string; staffId: string; startedAt?: number; expiresAt?: number; seenAt?: number },
): Promise<void> {
  const { id, staffId, startedAt = NOON, expiresAt = NOON + DAY, seenAt = null } = session;
  const at = new Date(startedAt).toISOString();
  await db
    .insertInto('staff_session')
    .values({
      id,
      staff_id: staffId,
      token: newId(),
      expires_at: new Date(expiresAt).toISOString(),
      ip_address: '203.0.113.0',
      user_agent: `agent of ${id}`,
      last_seen_at: seenAt,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
