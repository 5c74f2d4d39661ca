import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type BreakingItem, toBreakingItem } from './breaking-entry.ts';

/** @throws NotFound */
export async function getBreaking(db: Db, { id }: { id: string }): Promise<BreakingItem> {
  const row = await db.selectFrom('breaking_entry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No breaking entry ${id}`);
  return toBreakingItem(row);
}
