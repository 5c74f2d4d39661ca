import type { Db } from '#platform/db/schema.ts';
import { indexChangedArticles } from '../index-changed-articles.ts';
import { SearchIndex } from './search-index.ts';

/** Articles read at once. Between two reads other requests run. */
const BATCH = 100;
/**
 * Changed articles that a search writes into the index itself, the newest first: during a large import, too, an article is found
 * when its publish is answered. The job of the server does the rest.
 */
const INDEXED_BY_SEARCH = 500;

/** The index of a database in this process. */
interface Copy {
  index: SearchIndex;
  /** The index is built again when the database has another generation. */
  generation: number;
  /** The highest version that was read. */
  version: number;
  /** Settles when the changes are read. The next reading begins after it. */
  ready: Promise<unknown>;
}

const copies = new WeakMap<Db, Copy>();

/**
 * The search index with every change that was committed before the call. The first call reads the whole index; later ones read
 * what has changed.
 */
export async function readIndex(db: Db): Promise<SearchIndex> {
  const state = await readState(db);
  if (state.isWaiting) await indexChangedArticles(db, { limit: INDEXED_BY_SEARCH, isNewestFirst: true });
  let copy = copies.get(db);
  // A search that has read the state before the generation grew uses the newer copy.
  if (!copy || copy.generation < state.generation) {
    copy = { index: new SearchIndex(), generation: state.generation, version: 0, ready: Promise.resolve() };
    copies.set(db, copy);
  }
  if (!state.isWaiting && state.version <= copy.version) return copy.index;
  const caughtUp = copy.ready.then(() => catchUp(db, copy));
  copy.ready = caughtUp.catch(() => undefined);
  await caughtUp;
  return copy.index;
}

async function readState(db: Db) {
  const state = await db
    .selectFrom('search_state')
    .select(['generation', 'version'])
    .select((eb) => eb.selectFrom('search_index_queue').select('id').limit(1).as('waiting'))
    .executeTakeFirstOrThrow();
  return { ...state, isWaiting: state.waiting !== null };
}

async function catchUp(db: Db, copy: Copy): Promise<void> {
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
  copy.index.trim();
}
