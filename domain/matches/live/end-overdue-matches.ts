import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** A match still marked live this long after its kick-off was forgotten by whoever kept it. */
export const OVERDUE_AFTER_MS = 6 * 3_600_000;

/**
 * Ends the matches that nobody ended, with the score they had last: no page calls a match live that is long over. `now`
 * is epoch ms. Returns how many they were.
 */
export async function endOverdueMatches(db: Db, { now }: { now: number }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('fixture')
    .set({ status: 'finished', phase: null, minute: null, added: null, updated_at: now })
    .where('status', '=', sql.lit('live'))
    .where('kick_off', '<=', now - OVERDUE_AFTER_MS)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
