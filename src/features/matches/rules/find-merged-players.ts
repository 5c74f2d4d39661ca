import type { Db } from '#platform/db/schema.ts';

/** Which of these players were merged into another one: old id → id of the other. Ledgers keep old ids for ever. */
export async function findMergedPlayers(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'merged_into'])
    .where('id', 'in', known)
    .where('merged_into', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, merged_into }) => (merged_into ? [[id, merged_into]] : [])));
}
