import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { parseOldPath, parseSitePath } from './parse-old-path.ts';

/** An address that had a page, and the address of that page now. A target of null: the page was deleted. */
export interface OldAddress {
  path: string;
  target: string | null;
}

/** Rows of one statement. Other requests are answered between two. */
const BATCH_SIZE = 500;

/**
 * Records old addresses, in the transaction of the change. A later record of a path replaces the earlier one. A page that
 * exists is shown whatever is recorded for its address. Skips paths and targets that are no addresses of this site, and
 * paths that lead to themselves. Returns how many were recorded.
 */
export async function addOldAddresses(
  tx: Db,
  { addresses, now }: { addresses: readonly OldAddress[]; now: number },
): Promise<number> {
  const rows = new Map(
    addresses.flatMap((address) => {
      const row = toRow(address);
      return row ? [[row.path, { ...row, name: lastPartOf(row.path), created_at: now }] as const] : [];
    }),
  );
  // Sorted: two writers of the same paths then wait for each other in one order.
  const sorted = [...rows.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (let first = 0; first < sorted.length; first += BATCH_SIZE) {
    if (first > 0) await yieldToRequests();
    await tx
      .insertInto('old_address')
      .values(sorted.slice(first, first + BATCH_SIZE))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet({
          target: (eb) => eb.ref('excluded.target'),
          created_at: (eb) => eb.ref('excluded.created_at'),
          version: sql<number>`old_address.version + case when old_address.target is distinct from excluded.target then 1 else 0 end`,
        }),
      )
      .execute();
  }
  return sorted.length;
}

/** Records that the pages at these addresses were deleted. */
export async function addDeletedAddresses(
  tx: Db,
  { paths, now }: { paths: readonly string[]; now: number },
): Promise<void> {
  await addOldAddresses(tx, { addresses: paths.map((path) => ({ path, target: null })), now });
}

/** Whether `addOldAddresses` would record the address. */
export function isRecordable(address: OldAddress): boolean {
  return toRow(address) !== null;
}

/** `/2019/05/Derbi` → `derbi`: what people remember of an address. The migration wrote the same for older rows. */
export function lastPartOf(path: string): string {
  return lowerAscii(path.slice(path.lastIndexOf('/') + 1));
}

/** As the databases lower a text that they compare byte by byte. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function toRow({ path, target }: OldAddress): OldAddress | null {
  const old = parseOldPath(path);
  if (!old) return null;
  const row = { path: old.path + old.query, target: null };
  if (target === null) return row;
  const url = parseSitePath(target);
  const found = parseOldPath(target);
  if (!url || (found && found.path + found.query === row.path)) return null;
  return { ...row, target: url.pathname + url.search + url.hash };
}
