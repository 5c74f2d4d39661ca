import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';

/** The key of the advisory lock. Any number that no other lock of the program uses. */
const LOCK = 7_050_070;

/**
 * Lets one process at a time write the index until its transaction ends, so that versions become visible in their order: a
 * process that has read a version never misses a lower one. SQLite has only one writer.
 */
export async function lockSearchIndex(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}
