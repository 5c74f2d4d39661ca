import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The matches with these ids, in no order. Unknown ids are ignored. */
export async function listFixturesById(db: Db, { ids }: { ids: readonly string[] }): Promise<Fixture[]> {
  if (ids.length === 0) return [];
  const rows = await selectFixtures(db).where('fixture.id', 'in', ids).execute();
  return toFixtures(db, rows);
}
