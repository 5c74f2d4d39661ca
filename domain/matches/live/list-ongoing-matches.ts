import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { isOngoing, type LiveMatch, type SuspendedMatch } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

/** Every live or suspended match, whatever its day, the earliest first. */
export async function listOngoingMatches(db: Db): Promise<(LiveMatch | SuspendedMatch)[]> {
  const ids = db.selectFrom('fixture').select('id');
  const rows = await selectFixtures(db)
    // `union all` uses the index of each status.
    .where('fixture.id', 'in', () =>
      ids.where('status', '=', sql.lit('live')).unionAll(ids.where('status', '=', sql.lit('suspended'))),
    )
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return (await toFixtures(db, rows)).filter(isOngoing);
}
