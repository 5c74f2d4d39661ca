import type { Insertable } from 'kysely';
import type { BreakingEntryTable } from '#features/breaking-news/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** Writes an entry of the breaking strip that readers see since `now`, and returns its id. */
export async function writeBreaking(
  db: Db,
  { now = NOON, ...over }: Partial<Insertable<BreakingEntryTable>> & { now?: number } = {},
): Promise<string> {
  const entry = {
    id: newId(),
    text: 'Baş məşqçi getdi',
    address: '',
    level: 'breaking' as const,
    starts_at: now,
    ends_at: null,
    ended_at: null,
    shown: 1 as const,
    version: 1,
    created_by: null,
    created_by_name: null,
    created_at: now,
    updated_at: now,
    ...over,
  };
  await db.insertInto('breaking_entry').values(entry).execute();
  return entry.id;
}
