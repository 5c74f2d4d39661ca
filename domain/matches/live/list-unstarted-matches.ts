import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { Fixture } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';
import { OVERDUE_AFTER_MS } from './end-overdue-matches.ts';

const STARTS_WITHIN_MS = 5 * 60_000;

/** The matches that should have begun more than five minutes ago, and about which nobody has said anything. */
export async function listUnstartedMatches(db: Db, { now }: { now: number }): Promise<Fixture[]> {
  const rows = await selectFixtures(db)
    .where('fixture.status', '=', sql.lit('scheduled'))
    .where('fixture.kick_off', '<', now - STARTS_WITHIN_MS)
    .where('fixture.kick_off', '>', now - OVERDUE_AFTER_MS)
    .where('fixture.sample', '=', 0)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(100)
    .execute();
  return toFixtures(db, rows);
}
