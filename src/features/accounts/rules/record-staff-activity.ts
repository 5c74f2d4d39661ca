import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** Shorter intervals are not written, so that most requests write nothing. */
const MIN_INTERVAL_MS = 5 * MINUTE;

/** Stores when somebody was last active. `before` is the stored time; both are epoch milliseconds. */
export async function recordStaffActivity(
  db: Db,
  { staffId, before, now }: { staffId: string; before: number | null; now: number },
): Promise<void> {
  if (before !== null && now - before < MIN_INTERVAL_MS) return;
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
}
