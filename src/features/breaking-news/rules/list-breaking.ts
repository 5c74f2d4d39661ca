import type { Db } from '#platform/db/schema.ts';
import { type BreakingItem, toBreakingItem } from './breaking-entry.ts';

/** The entries of every state, the latest start first. */
export async function listBreaking(
  db: Db,
  { limit = 100 }: { limit?: number } = {},
): Promise<BreakingItem[]> {
  const rows = await db
    .selectFrom('breaking_entry')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBreakingItem);
}
