import type { Flag, Moment } from '#platform/db/column-types.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';

export interface LockedFixture {
  id: string;
  season_id: string | null;
  sample: Flag;
  /** Epoch ms of the last change by an editor. */
  edited_at: Moment;
}

/**
 * Locks a match until the end of the transaction. Every writer locks matches first, then teams and players, then seasons, so
 * that no two transactions wait for each other. @throws NotFound
 */
export async function lockFixture(tx: Db, fixtureId: string): Promise<LockedFixture> {
  const [row] = await lockFixtures(tx, [fixtureId]);
  if (!row) throw new NotFound(`There is no match ${fixtureId}`);
  return row;
}

/** Locks several matches in the order of their ids. */
export function lockFixtures(tx: Db, fixtureIds: readonly string[]): Promise<LockedFixture[]> {
  if (fixtureIds.length === 0) return Promise.resolve([]);
  const query = tx
    .selectFrom('fixture')
    .select(['id', 'season_id', 'sample', 'edited_at'])
    .where('id', 'in', fixtureIds)
    .orderBy('id');
  return (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).execute();
}
