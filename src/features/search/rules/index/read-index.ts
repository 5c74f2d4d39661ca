import type { Db } from '#platform/db/schema.ts';
import { indexArticles } from '../index-changed-articles.ts';
import { type OpenSet, openSegmentSet } from '../segments/open-set.ts';
import { SEGMENT_LIMITS } from '../segments/plan-build.ts';
import { completeFrom, readSegmentSet, readSetStamp } from '../segments/segment-set.ts';
import { SearchIndex } from './search-index.ts';

/** Articles read at once. Between two reads other requests run. */
const BATCH = 50;
/**
 * Changed articles that a search writes into the index itself, the newest first: during a large import, too, an article is found
 * when its publish is answered. The server does the rest.
 */
const INDEXED_BY_SEARCH = 100;

/** The index of a database in this process. */
interface Copy {
  index: SearchIndex;
  /** The index is made again when the database has another generation. */
  generation: number;
  /** The highest version that was read. */
  version: number;
  /** The part in memory has all rows above this version. */
  since: number;
  /** Settles when the changes are read. The next reading begins after it. */
  ready: Promise<unknown>;
  /** Null without a folder for segments. */
  set: OpenSet | null;
}

const copies = new WeakMap<Db, Copy>();

/** Where the segments of a database are. */
interface SegmentStore {
  folder: string;
  /** Rows that are read into memory when no segment has them. Older ones are found when they are in a segment. */
  maxLoaded: number;
  /** Segments cannot be built, so all articles have to be in memory. */
  isBroken: boolean;
}

const stores = new WeakMap<Db, SegmentStore>();

/** Lets the index of a database use the segments of a folder. Without it all articles are in memory. */
export function setSegmentFolder(db: Db, folder: string, { unsegmented } = SEGMENT_LIMITS): void {
  stores.set(db, { folder, maxLoaded: 2 * unsegmented, isBroken: false });
}

/** Says whether segments can be built in the folder. When they cannot, for example on a full disk, the index needs more memory. */
export function reportSegments(db: Db, { isBroken }: { isBroken: boolean }): void {
  const store = stores.get(db);
  if (!store || store.isBroken === isBroken) return;
  store.isBroken = isBroken;
  // Rows that were left for a segment are read now.
  if (isBroken) copies.delete(db);
}

/**
 * The search index with every change that was committed before the call. The first call opens the segments and reads the rows above
 * them; later ones read what has changed.
 */
export async function readIndex(db: Db): Promise<SearchIndex> {
  const state = await readState(db);
  if (state.isWaiting) await indexForSearch(db);
  let copy = copies.get(db);
  // A search that has read the state before the generation grew uses the newer copy.
  if (!copy || copy.generation < state.generation) {
    copy = makeCopy(state.generation);
    copy.ready = openSegments(db, copy);
    copies.set(db, copy);
  }
  if (!state.isWaiting && state.version <= copy.version) return copy.index;
  await catchUp(db, copy);
  return copy.index;
}

/** Uses the segments that were built since the last call, also by another process. Searches use the old ones until it is done. */
export async function refreshSegments(db: Db): Promise<{ isDamaged: boolean }> {
  const copy = copies.get(db);
  const folder = stores.get(db)?.folder;
  if (!copy || folder === undefined) return { isDamaged: false };
  await copy.ready;
  const before = copy.set;
  if (before && before.stamp === readSetStamp(folder)) return { isDamaged: before.isDamaged };
  // Changes that are in memory, but not yet in a segment below newer ones, would be lost for a while.
  const written = readSegmentSet(folder);
  if (written?.generation === copy.generation && completeFrom(written) > copy.since + 1)
    return { isDamaged: false };
  const set = await openSegmentSet(db, { folder, generation: copy.generation, before });
  if (set.top === before?.top) {
    // Only older articles were added: those in memory stay.
    copy.index = new SearchIndex(set.opened, copy.index);
    copy.set = set;
  } else {
    const fresh = makeCopy(copy.generation);
    openCopy(fresh, set);
    await catchUp(db, fresh);
    if (copies.get(db) === copy) copies.set(db, fresh);
  }
  return { isDamaged: set.isDamaged };
}

/** Another text after this process has begun to use other segments of a database. */
export function readSegmentStamp(db: Db): string {
  return copies.get(db)?.set?.stamp ?? '';
}

function makeCopy(generation: number): Copy {
  return { index: new SearchIndex(), generation, version: 0, since: 0, ready: Promise.resolve(), set: null };
}

function openCopy(copy: Copy, set: OpenSet): void {
  copy.set = set;
  copy.index = new SearchIndex(set.opened);
  copy.version = set.top;
  copy.since = set.top;
}

async function openSegments(db: Db, copy: Copy): Promise<void> {
  const store = stores.get(db);
  if (!store) return;
  const set = await openSegmentSet(db, { folder: store.folder, generation: copy.generation, before: null });
  // What no segment has is never built.
  if (store.isBroken && set.hasGaps) return;
  openCopy(copy, set);
}

async function readState(db: Db) {
  const state = await db
    .selectFrom('search_state')
    .select(['generation', 'version'])
    .select((eb) => eb.selectFrom('search_index_queue').select('id').limit(1).as('waiting'))
    .executeTakeFirstOrThrow();
  return { ...state, isWaiting: state.waiting !== null };
}

/** A change in the queue. */
interface QueuedChange {
  id: number;
  article_id: string;
}

/** The indexing by searches of each database, one after another, and the newest change that they have left for the server. */
const searchIndexing = new WeakMap<Db, { last: Promise<unknown>; left: QueuedChange | null }>();

/**
 * Indexes what has changed since the last search. When very much waits, as during an import, the changes that an earlier search has
 * left for the server are not looked at again. The last of them is known by its article too: SQLite gives the numbers of changes that
 * were indexed to later ones.
 */
async function indexForSearch(db: Db): Promise<void> {
  const indexing = searchIndexing.get(db) ?? { last: Promise.resolve(), left: null };
  searchIndexing.set(db, indexing);
  const next = indexing.last.then(async () => {
    const newest = await db
      .selectFrom('search_index_queue')
      .select(['id', 'article_id'])
      .orderBy('id', 'desc')
      .limit(INDEXED_BY_SEARCH + 1)
      .execute();
    const { left } = indexing;
    const known = newest.findIndex(({ id, article_id }) => id === left?.id && article_id === left.article_id);
    const first = newest[INDEXED_BY_SEARCH] ?? null;
    const fresh = first && known !== -1 ? newest.slice(0, known) : newest.slice(0, INDEXED_BY_SEARCH);
    await indexArticles(
      db,
      fresh.map((change) => change.article_id),
    );
    if (known === -1) indexing.left = first;
  });
  indexing.last = next.catch(() => undefined);
  await next;
}

/** Reads the rows above the version of a copy. */
async function catchUp(db: Db, copy: Copy): Promise<void> {
  const caughtUp = copy.ready.then(() => readChanges(db, copy));
  copy.ready = caughtUp.catch(() => undefined);
  await caughtUp;
}

async function readChanges(db: Db, copy: Copy): Promise<void> {
  const store = stores.get(db);
  if (store && !store.isBroken) await skipOldChanges(db, copy, store.maxLoaded);
  for (;;) {
    const rows = await db
      .selectFrom('article_search')
      .selectAll()
      .where('version', '>', copy.version)
      .orderBy('version')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      copy.index.add(row);
      copy.version = row.version;
    }
    if (rows.length < BATCH) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Leaves very many changes for a segment, except for the newest. */
async function skipOldChanges(db: Db, copy: Copy, maxLoaded: number): Promise<void> {
  const last = await db
    .selectFrom('article_search')
    .select('version')
    .where('version', '>', copy.version)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(maxLoaded)
    .executeTakeFirst();
  if (!last) return;
  copy.version = last.version;
  copy.since = last.version;
}
