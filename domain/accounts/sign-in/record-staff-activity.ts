import type { Db } from '#db/schema.ts';

/** Moments closer together than this are one. */
const FINENESS_MS = 5 * 60_000;

/** Remembers that somebody was here now, as `before` was the last time known; mostly there is nothing to write. */
export async function recordStaffActivity(
  db: Db,
  { staffId, before, now }: { staffId: string; before: number | null; now: number },
): Promise<void> {
  if (before !== null && now - before < FINENESS_MS) return;
  await db.updateTable('staff').set({ seen_at: now }).where('id', '=', staffId).execute();
}
