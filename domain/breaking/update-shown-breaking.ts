import type { Db } from '#db/schema.ts';

/**
 * Brings entries to the readers' pages whose start has come, and takes away those whose end has. For the program's
 * clock, every second; any number of processes may call it. The pages kept in memory are made again only when
 * something changes.
 */
export async function updateShownBreaking(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .updateTable('breaking_entry')
    .set((eb) => ({ shown: 0, ended_at: eb.ref('ends_at'), version: eb('version', '+', 1) }))
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
  await db
    .updateTable('breaking_entry')
    .set({ shown: 1 })
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('shown', '=', 0)
    .execute();
}
