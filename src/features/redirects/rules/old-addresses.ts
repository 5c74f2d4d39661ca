import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { lastPartOf, lowerAscii, type OldAddress } from './add-old-addresses.ts';
import { parseOldPath } from './parse-old-path.ts';

const PAGE_SIZE = 50;
/** Sorts behind every text that begins alike, on both engines. */
const END = '\u{10ffff}';

/** A part such as `feed` may end very many addresses. Only the first of them are compared in every case of letters. */
const MAX_NAMESAKES = 100;

/** An old address as its list shows it. Moments are epoch milliseconds. */
export interface ListedOldAddress extends OldAddress {
  hits: number;
  lastHitAt: number | null;
  createdAt: number;
  version: number;
}

/** A page of the list. `next` is the cursor of the following page; a search has one page, which may be cut. */
export interface OldAddressPage {
  addresses: ListedOldAddress[];
  next: string | null;
  isCut: boolean;
}

/**
 * Old addresses by path, 50 at a time. With a query: those whose path, target or last part begins with it. Every query is
 * answered from an index, so an archive of any size costs the same.
 */
export async function listOldAddresses(
  db: Db,
  { query, after }: { query: string; after: string },
): Promise<OldAddressPage> {
  const typed = query.trim();
  if (typed === '') {
    const rows = await select(db).where('path', '>', after).orderBy('path').execute();
    const page = rows.slice(0, PAGE_SIZE);
    return {
      addresses: page.map(toListed),
      next: rows.length > PAGE_SIZE ? (page.at(-1)?.path ?? null) : null,
      isCut: false,
    };
  }
  const found = new Map<string, ListedOldAddress>();
  for (const rows of await Promise.all(findBeginnings(db, typed)))
    for (const row of rows) found.set(row.path, toListed(row));
  const addresses = [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { addresses: addresses.slice(0, PAGE_SIZE), next: null, isCut: addresses.length > PAGE_SIZE };
}

/** One old address as it is stored; null when it is not recorded. */
export async function findListedOldAddress(
  db: Db,
  { path }: { path: string },
): Promise<ListedOldAddress | null> {
  const row = await select(db).where('path', '=', path).executeTakeFirst();
  return row ? toListed(row) : null;
}

function findBeginnings(db: Db, typed: string) {
  if (!typed.startsWith('/')) {
    const name = lowerAscii(typed);
    return [
      select(db)
        .where('name', '>=', name)
        .where('name', '<', name + END)
        .orderBy('name')
        .orderBy('path')
        .execute(),
    ];
  }
  const old = parseOldPath(typed);
  const path = old ? old.path + old.query : typed;
  return [
    select(db)
      .where('path', '>=', path)
      .where('path', '<', path + END)
      .orderBy('path')
      .execute(),
    select(db)
      .where('target', '>=', typed)
      .where('target', '<', typed + END)
      .orderBy('target')
      .orderBy('path')
      .execute(),
  ];
}

/** One more row than a page has tells that there are more. */
function select(db: Db) {
  return db
    .selectFrom('old_address')
    .select(['path', 'target', 'hits', 'last_hit_at', 'created_at', 'version'])
    .limit(PAGE_SIZE + 1);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toListed({ path, target, hits, last_hit_at, created_at, version }: Row): ListedOldAddress {
  return { path, target, hits: Number(hits), lastHitAt: last_hit_at, createdAt: created_at, version };
}

/**
 * What was recorded for an address, which is a path with or without a query. When the query is not recorded, the path
 * alone counts, then the whole address with other capitals. Null when nothing was recorded.
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
  return rows.find(({ path }) => path === exact) ?? rows[0] ?? (await findInOtherCase(db, exact));
}

/** Some old sites took a path in any case. The last part of the path is indexed without capitals. */
async function findInOtherCase(db: Db, typed: string): Promise<OldAddress | null> {
  const lowered = lowerAscii(typed);
  const rows = await db
    .selectFrom('old_address')
    .select(['path', 'target'])
    .where('name', '=', lastPartOf(typed))
    .orderBy('path')
    .limit(MAX_NAMESAKES)
    .execute();
  return rows.find(({ path }) => lowerAscii(path) === lowered) ?? null;
}

/** Adds uses of old addresses to their counters, in one transaction. `hits` has the number of uses by path. */
export async function recordRedirectHits(
  db: Db,
  { hits, now }: { hits: ReadonlyMap<string, number>; now: number },
): Promise<void> {
  // Sorted: two instances then wait for each other in one order.
  const sorted = [...hits].sort(([a], [b]) => (a < b ? -1 : 1));
  await inTransaction(db, async (tx) => {
    for (const [path, count] of sorted)
      await tx
        .updateTable('old_address')
        .set((eb) => ({ hits: eb('hits', '+', count), last_hit_at: now }))
        .where('path', '=', path)
        .execute();
  });
}
