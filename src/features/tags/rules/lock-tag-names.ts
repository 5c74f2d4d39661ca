import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';

/**
 * Prevents that tags are created, renamed, merged or deleted until the transaction ends. Call it before any other statement
 * of the transaction: waiting for this lock with another lock in hold could deadlock.
 */
export async function lockTagNames(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table tag in exclusive mode`.execute(tx);
}
