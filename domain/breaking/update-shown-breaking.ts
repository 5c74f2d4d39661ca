import type { Db } from '#db/schema.ts';

/**
 * Shows the entries whose start has come and hides those whose end has come. A job calls it every second; several
 * processes may call it at once. The site revision grows only when an entry changes. `now` is epoch milliseconds.
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
