import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** A match that is still live this long after its kick-off was not ended by mistake. */
export const OVERDUE_AFTER_MS = 6 * 3_600_000;

/**
 * Ends the live matches that began more than `OVERDUE_AFTER_MS` ago, with their last score. `now` is epoch ms.
 * Returns the number of ended matches.
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
