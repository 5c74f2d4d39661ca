import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** Adds uses of old addresses to their counters, in one transaction. `hits` has the number of uses by path. */
export async function recordRedirectHits(
  db: Db,
  { hits, now }: { hits: ReadonlyMap<string, number>; now: number },
): Promise<void> {
  // Sorted: two instances then wait for each other in one order.
  const sorted = [...hits].sort(([a], [b]) => (a < b ? -1 : 1));
  await inTransaction(db, async (tx) => {
    for (const [path, count] of sorted)
      await tx
        .updateTable('old_address')
        .set((eb) => ({ hits: eb('hits', '+', count), last_hit_at: now }))
        .where('path', '=', path)
        .execute();
  });
}
