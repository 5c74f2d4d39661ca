import type { Db } from '#db/schema.ts';
import type { Fixture } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The matches with a kick-off in [`from`, `to`) (epoch ms), the earliest first. */
export async function listFixturesBetween(
  db: Db,
  { from, to, limit = 200 }: { from: number; to: number; limit?: number },
): Promise<Fixture[]> {
  const rows = await selectFixtures(db)
    .where('fixture.kick_off', '>=', from)
    .where('fixture.kick_off', '<', to)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  return toFixtures(db, rows);
}
