import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

const MAX_KEPT = 200;

interface Kept {
  state: string;
  results: Map<string, Promise<unknown>>;
}

const keptResults = new WeakMap<Db, Kept>();

/**
 * The result with this key of an earlier call, unless the index or something that readers see has changed since then. Many readers
 * search for the same. Calls at the same time share one result.
 */
export async function keepUntilChange<Result>(
  db: Db,
  key: string,
  find: () => Promise<Result>,
): Promise<Result> {
  const state = await readState(db);
  let kept = keptResults.get(db);
  if (kept?.state !== state) {
    kept = { state, results: new Map() };
    keptResults.set(db, kept);
  }
  const { results } = kept;
  const known = results.get(key) as Promise<Result> | undefined;
  if (known !== undefined) return known;
  const result = find();
  if (results.size >= MAX_KEPT) results.clear();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

/** Another text after every change of an article, a name or anything else that readers see. */
async function readState(db: Db): Promise<string> {
  const { generation, version, revision } = await db
    .selectFrom('search_state')
    .select(['generation', 'version'])
    .select((eb) =>
      eb.selectFrom('site_revision').select('revision').where('id', '=', sql.lit(1)).as('revision'),
    )
    .executeTakeFirstOrThrow();
  return `${generation} ${version} ${revision}`;
}
