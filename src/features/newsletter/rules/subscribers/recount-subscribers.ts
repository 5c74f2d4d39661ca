import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** Counts the subscribers of each status again. Returns whether a stored count was wrong. Reads every subscriber. */
export function recountSubscribers(db: Db): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (engineOf(tx) === 'postgres') await sql`lock table subscriber in share row exclusive mode`.execute(tx);
    const stored = await tx.selectFrom('subscriber_count').selectAll().executeTakeFirst();
    const counts = { pending: 0, confirmed: 0, unsubscribed: 0, bounced: 0 };
    const rows = await tx
      .selectFrom('subscriber')
      .groupBy('status')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .execute();
    for (const { status, count } of rows) counts[status] = count;
    const right = { id: 1 as const, ...counts };
    if (
      stored &&
      Object.entries(right).every(([name, count]) => stored[name as keyof typeof right] === count)
    )
      return false;
    await tx
      .insertInto('subscriber_count')
      .values(right)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(counts))
      .execute();
    return true;
  });
}
