import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type BreakingEntry, breakingLevels, MAX_SHOWN } from './breaking-entry.ts';

/** What stands in the strip now: the loudest first, then the newest, three at most. For everyone. */
export async function listShownBreaking(db: Db): Promise<BreakingEntry[]> {
  const rows = await db
    .selectFrom('breaking_entry')
    .select(['id', 'text', 'address', 'level'])
    .where('shown', '=', sql.lit(1))
    .orderBy('starts_at', 'desc')
    .execute();
  const loudness = (entry: BreakingEntry) => breakingLevels.indexOf(entry.level);
  return rows.sort((one, other) => loudness(one) - loudness(other)).slice(0, MAX_SHOWN);
}
