import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { OutboxEvent, Receiver } from './outbox-event.ts';

/** Events that one run reads at once. */
const BATCH_SIZE = 100;

/**
 * Passes the recorded events to all receivers, oldest first. Each event is taken in a transaction of its own. When several
 * instances take the same event, only the one that deletes its row continues. Returns how many were taken.
 * @throws the first error of a receiver, after the other events. An event that could not be planned stays.
 */
export async function takeOutboxEvents(
  db: Db,
  { receivers }: { receivers: readonly Receiver[] },
): Promise<number> {
  const waiting = await db
    .selectFrom('outbox_event')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  let taken = 0;
  const failures: unknown[] = [];
  for (const { id } of waiting)
    try {
      if (await takeEvent(db, id, receivers)) taken++;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
  return taken;
}

function takeEvent(db: Db, id: string, receivers: readonly Receiver[]): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await tx.deleteFrom('outbox_event').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return false;
    const { type, subject_id: subjectId, created_at: createdAt } = row;
    const event = { id, type, subjectId, detail: JSON.parse(row.detail), createdAt } as OutboxEvent;
    for (const receiver of receivers) await receiver.plan(tx, event);
    return true;
  });
}
