import { type ExpressionBuilder, sql } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { matchDeskText } from '../../text.ts';
import { OVERDUE_AFTER_MS } from '../fixture.ts';
import { appendToLedger, type NewEntry } from '../ledger/append-entries.ts';
import { lockLedger } from '../ledger/match-ledger.ts';

interface Clock {
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Ends the live matches that `isOverdue` finds. Their end was forgotten: they end with their last score. When nobody entered
 * anything after the kick-off, the score is not known: the kick-off is taken back, and the match waits for its result.
 * Returns the number of ended matches.
 */
export async function endOverdueMatches(db: Db, clock: Clock): Promise<number> {
  const overdue = await db
    .selectFrom('fixture')
    .select('id')
    .where('status', '=', sql.lit('live'))
    .where(isOverdue(clock.now))
    .execute();
  let ended = 0;
  for (const { id } of overdue) {
    const isEnded = await endMatch(db, id, clock).then(() => true, ignoreConflict);
    if (isEnded) ended++;
  }
  return ended;
}

/** Longer than any part of a match with its break, so that a match that goes on has an entry within it. */
const SILENT_MS = 3 * HOUR;

/**
 * Whether a live match was forgotten at `now` (epoch ms): it began long ago, and it has had no entry for long. A match that is
 * resumed on another day, or whose events are entered later, is not overdue.
 */
export const isOverdue = (now: number) => (eb: ExpressionBuilder<Database, 'fixture'>) =>
  eb.and([
    eb('fixture.kick_off', '<=', now - OVERDUE_AFTER_MS),
    eb('fixture.updated_at', '<=', now - SILENT_MS),
  ]);

function endMatch(db: Db, fixtureId: string, { now, newId }: Clock) {
  return inTransaction(db, async (tx) => {
    const ledger = await lockLedger(tx, fixtureId);
    const [first, ...more] = ledger.current;
    const isUntouched = first?.event.type === 'mark' && first.event.mark === 'kickOff' && more.length === 0;
    const entry: NewEntry = isUntouched
      ? { id: newId(), action: 'retract', eventId: first.id, reason: matchDeskText.nothingEntered }
      : {
          id: newId(),
          action: 'add',
          event: { type: 'mark', mark: 'fullTime', at: now, rate: 1, minute: 90, added: null },
        };
    return appendToLedger(tx, ledger, { entries: [entry], source: 'clock', staffId: null, now });
  });
}

/** Somebody else has ended the match meanwhile: an editor, or another instance. */
function ignoreConflict(error: unknown): false {
  if (error instanceof Conflict) return false;
  throw error;
}
