import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { Conflict } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { appendEntries } from '../ledger/append-entries.ts';

/** A match that is still live this long after its kick-off was not ended by mistake. */
export const OVERDUE_AFTER_MS = 6 * 3_600_000;

/**
 * Ends the live matches that began more than `OVERDUE_AFTER_MS` ago, with their last score. `now` is epoch ms.
 * Returns the number of ended matches.
 */
export async function endOverdueMatches(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<number> {
  const overdue = await db
    .selectFrom('fixture')
    .select('id')
    .where('status', '=', sql.lit('live'))
    .where('kick_off', '<=', now - OVERDUE_AFTER_MS)
    .execute();
  let ended = 0;
  for (const { id } of overdue) {
    const isEnded = await appendEntries(db, {
      ...{ fixtureId: id, source: 'clock', staffId: null, now },
      entries: [
        {
          ...{ id: newId(), action: 'add' },
          event: { type: 'mark', mark: 'fullTime', at: now, rate: 1, minute: 90, added: null },
        },
      ],
    }).then(() => true, ignoreConflict);
    if (isEnded) ended++;
  }
  return ended;
}

/** Somebody else has ended the match meanwhile: an editor, or another instance. */
function ignoreConflict(error: unknown): false {
  if (error instanceof Conflict) return false;
  throw error;
}
