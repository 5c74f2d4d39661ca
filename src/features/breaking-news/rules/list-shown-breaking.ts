import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type BreakingEntry, breakingLevels, MAX_SHOWN } from './breaking-entry.ts';

/** The entries that readers see now: the most urgent first, then the newest, at most `MAX_SHOWN`. For everyone. */
export async function listShownBreaking(db: Db): Promise<BreakingEntry[]> {
  const rows = await db
    .selectFrom('breaking_entry')
    .select(['id', 'text', 'address', 'level'])
    .where('shown', '=', sql.lit(1))
    .orderBy('starts_at', 'desc')
    .execute();
  const urgency = (entry: BreakingEntry) => breakingLevels.indexOf(entry.level);
  return rows.sort((one, other) => urgency(one) - urgency(other)).slice(0, MAX_SHOWN);
}
