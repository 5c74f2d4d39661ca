import type { Db } from '#platform/db/schema.ts';
import type { OldAddress } from './add-old-addresses.ts';
import { parseOldPath } from './parse-old-path.ts';

/**
 * What was recorded for an address, which is a path with or without a query. When the query is not recorded, the path
 * alone counts. Null when nothing was recorded.
 */
export async function findOldAddress(db: Db, { address }: { address: string }): Promise<OldAddress | null> {
  const old = parseOldPath(address);
  if (!old) return null;
  const exact = old.path + old.query;
  const rows = await db
    .selectFrom('old_address')
    .select(['path', 'target'])
    .where('path', 'in', [exact, old.path])
    .execute();
  return rows.find(({ path }) => path === exact) ?? rows[0] ?? null;
}
