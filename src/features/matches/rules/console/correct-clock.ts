import { MINUTE } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { deriveMatch } from '../ledger/derive-match.ts';
import { foldLedger } from '../ledger/fold-ledger.ts';
import type { EventOf, LedgerEvent } from '../ledger/ledger-event.ts';
import { listLedger } from '../ledger/list-ledger.ts';
import { lockFixture } from '../ledger/lock-fixture.ts';
import { correctEvent } from '../ledger/record-event.ts';

type Correction = Omit<Parameters<typeof correctEvent>[1], 'eventId' | 'event' | 'reason'>;

/**
 * Makes the running clock show `minute` at the moment `at`, by moving the moment that started it. `at` is epoch ms. For editors.
 * @throws Conflict 'match.clockStopped' when the clock does not run.
 */
export async function correctClock(
  db: Db,
  { minute, at: moment, ...correction }: Correction & { minute: number; at: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFixture(tx, correction.fixtureId);
    const events = foldLedger(await listLedger(tx, { fixtureId: correction.fixtureId }));
    const { clock } = deriveMatch(events);
    const start = events.findLast(({ event }) => startsClock(event) && event.at === clock?.at);
    if (!clock || !start || !startsClock(start.event))
      throw new Conflict('match.clockStopped', 'The clock does not run');
    const at = Math.round(moment - ((minute - clock.minute) * MINUTE) / clock.rate);
    await correctEvent(tx, { ...correction, eventId: start.id, event: { ...start.event, at } });
  });
}

function startsClock(event: LedgerEvent): event is EventOf<'mark' | 'resumed'> {
  return event.type === 'mark' || event.type === 'resumed';
}
