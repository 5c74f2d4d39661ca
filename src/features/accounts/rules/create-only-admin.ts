import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { hasAdmin } from './has-admin.ts';
import { cleanStaffInput, listStaffProblems } from './staff-input.ts';

/**
 * Creates an admin while there is none (spec §2.6). Of several requests at once, one succeeds. `isNew` is false when the
 * address already had an account: that account is now an admin and keeps its password.
 * @throws InvalidInput with every problem, or Conflict 'staff.exists'.
 */
export async function createOnlyAdmin(
  db: Db,
  admin: { name: string; email: string; passwordHash: string; now: number; newId: NewId },
): Promise<{ email: string; isNew: boolean }> {
  const clean = cleanStaffInput(admin);
  const problems = listStaffProblems(clean);
  if (problems.length > 0) throw new InvalidInput(problems);
  return inTransaction(db, async (tx) => {
    // SQLite needs no lock: a transaction is the only writer from its beginning.
    if (engineOf(tx) === 'postgres') await sql`lock table staff in share row exclusive mode`.execute(tx);
    if (await hasAdmin(tx)) throw new Conflict('staff.exists', 'An admin already exists');
    return { email: clean.email, isNew: await createFirstAdmin(tx, { ...admin, ...clean }) };
  });
}
