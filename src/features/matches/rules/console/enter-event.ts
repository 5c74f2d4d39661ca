import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { isGoalEvent, type MatchState } from '../ledger/derive-match.ts';
import { foldLedger } from '../ledger/fold-ledger.ts';
import type { LedgerEntry, LedgerEvent } from '../ledger/ledger-event.ts';
import { listLedger } from '../ledger/list-ledger.ts';
import { lockFixture } from '../ledger/lock-fixture.ts';
import { recordEvent } from '../ledger/record-event.ts';

type Entry = Parameters<typeof recordEvent>[1];

/**
 * Adds an event that an operator has entered. For editors.
 * @throws as `recordEvent`; Conflict 'match.goalTwice' when somebody else has entered a goal of the same team in the same
 * minute or beside it, unless `isSure`. The operator then says whether it is the same goal.
 */
export async function enterEvent(db: Db, entry: Entry & { isSure: boolean }): Promise<MatchState> {
  return inTransaction(db, async (tx) => {
    await lockFixture(tx, entry.fixtureId);
    const ledger = await listLedger(tx, { fixtureId: entry.fixtureId });
    const isKnown = ledger.some(({ id }) => id === entry.id);
    if (!isKnown && !entry.isSure && isEnteredByOther(ledger, entry))
      throw new Conflict('match.goalTwice', 'Somebody else has entered this goal');
    return recordEvent(tx, entry);
  });
}

function isEnteredByOther(ledger: readonly LedgerEntry[], { event, actor }: Entry): boolean {
  return foldLedger(ledger).some(({ id, event: other }) => {
    const byOther = ledger.find((entry) => entry.id === id)?.staffId !== actor.id;
    return byOther && isSameGoal(event, other);
  });
}

function isSameGoal(one: LedgerEvent, other: LedgerEvent): boolean {
  if (!isGoalEvent(one) || !isGoalEvent(other) || one.side !== other.side) return false;
  return Math.abs(one.minute + (one.added ?? 0) - other.minute - (other.added ?? 0)) <= 1;
}
